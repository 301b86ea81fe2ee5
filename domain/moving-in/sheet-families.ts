import { folded } from '../search-text.ts'
import type { SheetGuardian, SheetRow } from './read-rows.ts'

/** The rows of a sheet that are one family: by the same email, or by the same phone and guardian (I-3). */
export interface SheetFamily {
  guardian: SheetGuardian
  rows: SheetRow[]
}

type Named = Pick<SheetGuardian, 'firstName' | 'lastName'>

export const nameKey = ({ firstName, lastName }: Named): string =>
  folded(`${firstName} ${lastName}`).replace(/[^\p{L}\p{N}]+/gu, '')

type Child = Named & { birthDate: string }

/** Born on the same day with the same name, accents or not: one child in two spellings rather than twins. */
export const isOneChild = (one: Child, other: Child): boolean =>
  one.birthDate === other.birthDate && nameKey(one) === nameKey(other)

/** The same of children who are one (`isOneChild`), to look among many. */
export const childKey = (child: Child): string => `${child.birthDate} ${nameKey(child)}`

/** Of a North American number, with or without its country. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** By which a guardian is known without an email. */
export const phoneAndName = (guardian: Named & { phone: string | null }): string | null =>
  guardian.phone === null ? null : `${phoneKey(guardian.phone)} ${nameKey(guardian)}`

/** Families in the order of their first rows; the same ones whatever the order of the rows. */
export function sheetFamilies(rows: readonly SheetRow[]): SheetFamily[] {
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows.toSorted((one, other) => one.row - other.row)) {
    const keys = [row.guardian.email, phoneAndName(row.guardian)].filter((key) => key !== null)
    // Whoever shares something with two groups makes them one.
    const together = [...new Set([...keys.flatMap((key) => groups.get(key) ?? []), row])]
    for (const one of together)
      for (const key of [one.guardian.email, phoneAndName(one.guardian)])
        if (key !== null) groups.set(key, together)
  }
  return [...new Set(groups.values())].map((group) => ({
    guardian: guardianOf(group),
    rows: group.toSorted((one, other) => one.row - other.row),
  }))
}

/** Where the rows of a family differ, the first by the alphabet counts: not the one that happens to come first. */
function guardianOf(rows: readonly SheetRow[]): SheetGuardian {
  const all = rows
    .map(({ guardian }) => guardian)
    .toSorted((one, other) => compared(nameKey(one), nameKey(other)) || compared(textOf(one), textOf(other)))
  const [first] = all
  if (!first) throw new Error('A family has at least one row.')
  const least = (values: (string | null)[]) =>
    values.filter((value) => value !== null).toSorted(compared)[0] ?? null
  return {
    ...first,
    email: least(all.map(({ email }) => email)),
    phone: first.phone ?? least(all.map(({ phone }) => phone)),
  }
}

const textOf = (guardian: SheetGuardian) => JSON.stringify(guardian)

/** By code points, as nothing here depends on anybody's language. */
export const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
