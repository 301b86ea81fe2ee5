import { folded } from '../../search-text.ts'
import { shortName } from './short-name.ts'

/** A child in a team. For one who was entered by hand only the short name is known. */
export interface RosterChild {
  displayName: string
  name: string | null
  birthDate: string | null
}

/** A child for whom somebody has signed. */
export interface SignedChild {
  name: string
  birthDate: string
}

export interface ConsentMatch<Roster, Signed> {
  /** null: signed for, but not in a team. */
  child: Roster | null
  /** null: not signed yet. */
  signed: Signed | null
}

/**
 * Matches the children of the teams with signed forms (T-25): by name and birth date, or, without a birth date, by
 * first name and initial if exactly one form fits. Signed children who are in no team follow at the end. The first
 * matching form counts, so the newest must come first.
 */
export function matchConsents<Roster extends RosterChild, Signed extends SignedChild>(
  roster: readonly Roster[],
  signed: readonly Signed[],
): ConsentMatch<Roster, Signed>[] {
  const left = new Set(signed)
  const take = (wanted: readonly Signed[]) => {
    for (const one of wanted) left.delete(one)
    return wanted[0] ?? null
  }
  const exact = new Map(
    roster
      .filter(({ name, birthDate }) => name !== null && birthDate !== null)
      .map((child) => [child, take(signed.filter((one) => isSame(child, one)))]),
  )
  const found = roster.map((child) => {
    if (exact.has(child)) return { child, signed: exact.get(child) ?? null }
    const fitting = [...left].filter(({ name }) => plain(shortName(name)) === plain(child.displayName))
    const children = new Set(fitting.map(({ name, birthDate }) => `${plain(name)} ${birthDate}`))
    return { child, signed: children.size === 1 ? take(fitting) : null }
  })
  return [...found, ...signed.filter((one) => left.has(one)).map((one) => ({ child: null, signed: one }))]
}

const isSame = ({ name, birthDate }: RosterChild, one: SignedChild) =>
  plain(name ?? '') === plain(one.name) && birthDate === one.birthDate

const plain = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
