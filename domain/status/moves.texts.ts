import { listOf, statusWord } from '../words.ts'

interface OfKind {
  /** The model that the status belongs to. */
  kind: string
}
interface Allowed {
  /** The statuses that this person may choose instead. */
  allowed: readonly string[]
}
interface To extends OfKind, Allowed {
  to: string
}

const NOUNS: Record<string, string> = {
  Player: 'player',
  PlayerProgramRegistration: 'registration',
  KitOrder: 'kit order',
}

const wordsFor = (allowed: readonly string[]) => listOf(allowed.map(statusWord), 'or')
const possible = (allowed: readonly string[], none: string) =>
  allowed.length === 0 ? none : `Your options: ${wordsFor(allowed)}.`

const ASK = 'Please ask us: we’re glad to help.'

export const newStartsAs = ({ kind, allowed }: OfKind & Allowed) =>
  `A new ${NOUNS[kind]} starts as ${wordsFor(allowed)}.`
export const noSuchMove = ({ kind, from, to, allowed }: To & { from: string }) =>
  `This ${NOUNS[kind]} is ${statusWord(from)} and can’t become ${statusWord(to)} from here. ${possible(allowed, 'There is nothing left to change.')}`
export const noOfferToYou = ({ allowed }: Allowed) =>
  `No place is on offer to you right now. We’ll email you as soon as one is. ${possible(allowed, ASK)}`
export const onlyTheClub = ({ kind, to, allowed }: To) =>
  `Only the club can make this ${NOUNS[kind]} ${statusWord(to)}. ${possible(allowed, ASK)}`
export const movesByItself = ({ kind, to, allowed }: To) =>
  `A ${NOUNS[kind]} becomes ${statusWord(to)} automatically when the time comes. ${possible(allowed, ASK)}`
export const reasonNeeded = () => 'Please add the reason in a few words.'
