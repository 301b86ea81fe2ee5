import { folded } from '../search-text.ts'
import type { SheetGuardian, SheetRow } from './read-rows.ts'

/** The rows of a sheet that belong to one family: they share an email, or a phone and guardian name (I-3). */
export interface SheetFamily {
  guardian: SheetGuardian
  rows: SheetRow[]
}

type Named = Pick<SheetGuardian, 'firstName' | 'lastName'>

export const nameKey = ({ firstName, lastName }: Named): string =>
  folded(`${firstName} ${lastName}`).replace(/[^\p{L}\p{N}]+/gu, '')

type Child = Named & { birthDate: string }

/** Same name and birth date, ignoring accents: far more likely one child spelled two ways than twins. */
export const isOneChild = (one: Child, other: Child): boolean =>
  one.birthDate === other.birthDate && nameKey(one) === nameKey(other)

/** The same test as `isOneChild`, as a key for fast lookup. */
export const childKey = (child: Child): string => `${child.birthDate} ${nameKey(child)}`

/** Normalises a phone number; a North American one matches with or without its country code. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Identifies a guardian without an email: phone number plus name. */
export const phoneAndName = (guardian: Named & { phone: string | null }): string | null =>
  guardian.phone === null ? null : `${phoneKey(guardian.phone)} ${nameKey(guardian)}`

/** Groups rows into families, ordered by first row. The grouping does not depend on the order of the rows. */
export function sheetFamilies(rows: readonly SheetRow[]): SheetFamily[] {
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows.toSorted((one, other) => one.row - other.row)) {
    const keys = [row.guardian.email, phoneAndName(row.guardian)].filter((key) => key !== null)
    // A row that matches two groups merges them into one.
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

/** Where rows differ, the first in sort order wins, so that the order of the rows makes no difference. */
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

/** Compares by code unit, so that the result does not depend on anybody's locale. */
export const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
