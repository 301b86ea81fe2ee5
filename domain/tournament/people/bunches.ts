import { folded } from '../../search-text.ts'
import { compareText } from '../../words.ts'
import { groupBy } from '../group-by.ts'

/** A child to be dealt into a team. */
export interface DealtChild {
  playerId: string
  firstName: string
  lastName: string
  birthDate: string
  /** The child's family; null if unknown. */
  familyId: string | null
  /** The child's wish for a teammate, in the family's words. */
  wish?: string | null
}

/**
 * Children who go into the same team: siblings, and children who wish for each other, as long as no bunch is larger
 * than a team (T-37). A wish by one side is enough. A wish that fits nobody, or several children, has no effect.
 */
export function bunchesOf<Child extends DealtChild>(children: readonly Child[], most: number): Child[][] {
  const families = groupBy(children, ({ familyId, playerId }) => familyId ?? playerId)
  const bunchOf = new Map<string, Child[]>()
  for (const family of families.values()) for (const { playerId } of family) bunchOf.set(playerId, family)
  for (const child of children.toSorted((a, b) => compareText(a.playerId, b.playerId))) {
    const friend = friendOf(child, children)
    const [own, other] = [bunchOf.get(child.playerId), friend && bunchOf.get(friend.playerId)]
    if (!own || !other || own === other || own.length + other.length > most) continue
    const joined = [...own, ...other]
    for (const { playerId } of joined) bunchOf.set(playerId, joined)
  }
  return [...new Set(children.map(({ playerId }) => bunchOf.get(playerId) ?? []))]
}

/** The child that a wish names: by first name, and if several share it, also by last name or its initial. */
export function friendOf<Child extends DealtChild>(
  { playerId, wish }: Child,
  children: readonly Child[],
): Child | null {
  const words = wordsOf(wish ?? '')
  if (words.length === 0) return null
  const isNamed = (name: string) => wordsOf(name).every((word) => words.includes(word))
  const named = children.filter((other) => other.playerId !== playerId && isNamed(other.firstName))
  const exact = named.filter(
    ({ lastName }) => isNamed(lastName) || words.includes([...folded(lastName)][0] ?? ''),
  )
  const [friend, another] = named.length > 1 ? exact : named
  return friend && !another ? friend : null
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
