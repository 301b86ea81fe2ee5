import { listOf, statusWord } from '../words.ts'
import { type KitOrderStatus, kitOrderMoves } from './kit-order.ts'
import type { Actor, Move } from './move-table.ts'
import { type PlayerStatus, playerMoves } from './player.ts'
import type { RegistrationStatus } from './registration.ts'
import { registrationMoves } from './registration-moves.ts'

interface StatusOf {
  Player: PlayerStatus
  PlayerProgramRegistration: RegistrationStatus
  KitOrder: KitOrderStatus
}
/** The models whose status moves by rule. */
export type MoveKind = keyof StatusOf

const TABLES: { [Kind in MoveKind]: readonly Move<StatusOf[Kind]>[] } = {
  Player: playerMoves,
  PlayerProgramRegistration: registrationMoves,
  KitOrder: kitOrderMoves,
}
const NOUNS: Record<MoveKind, string> = {
  Player: 'player',
  PlayerProgramRegistration: 'registration',
  KitOrder: 'kit order',
}

export interface MoveAttempt {
  kind: MoveKind
  /** null: the row is new. */
  from: string | null
  to: string
  role: Actor
  reason?: string | null
  /** A place on offer waits for this registration's answer. */
  hasOffer?: boolean
}

export interface MoveRefusal {
  code: 'ILLEGAL_MOVE' | 'NOT_YOURS' | 'REASON_NEEDED'
  message: string
  /** Where this role may move it instead. */
  allowed: string[]
}

/** Where this role may move such a row from here. */
export function allowedMoves<Kind extends MoveKind>(
  kind: Kind,
  from: string | null,
  role: Actor,
  hasOffer = false,
): StatusOf[Kind][] {
  const table: readonly Move<StatusOf[Kind]>[] = TABLES[kind]
  return table.filter((move) => move.from === from && mayMake(move, role, hasOffer)).map((move) => move.to)
}

const mayMake = ({ by, onOffer }: Move, role: Actor, hasOffer: boolean): boolean =>
  by.includes(role) || (hasOffer && (onOffer?.includes(role) ?? false))

/** null when the move may be made. Staying where one is, is no move and always allowed. */
export function moveRefusal(attempt: MoveAttempt): MoveRefusal | null {
  const { kind, from, to, role, hasOffer = false } = attempt
  if (from === to) return null
  const allowed = allowedMoves(kind, from, role, hasOffer)
  const move = (TABLES[kind] as readonly Move[]).find((row) => row.from === from && row.to === to)
  if (!move) return { code: 'ILLEGAL_MOVE', message: illegalSentence(attempt, allowed), allowed }
  if (!mayMake(move, role, hasOffer))
    return { code: 'NOT_YOURS', message: notYoursSentence(move, kind, role, allowed), allowed }
  if (move.needsReason && !attempt.reason?.trim())
    return { code: 'REASON_NEEDED', message: 'Please add the reason in a few words.', allowed }
  return null
}

const wordsFor = (allowed: readonly string[]) => listOf(allowed.map(statusWord), 'or')

function illegalSentence({ kind, from, to }: MoveAttempt, allowed: readonly string[]): string {
  const noun = NOUNS[kind]
  if (from === null) return `A new ${noun} starts as ${wordsFor(allowedMoves(kind, null, 'ADMIN'))}.`
  const refused = `This ${noun} is ${statusWord(from)} and cannot become ${statusWord(to)} from here.`
  if (allowed.length === 0) return `${refused} There is nothing left to change.`
  return `${refused} Possible from here: ${wordsFor(allowed)}.`
}

function notYoursSentence(move: Move, kind: MoveKind, role: Actor, allowed: readonly string[]): string {
  const refused = whoseMove(move, NOUNS[kind], role)
  if (allowed.length === 0) return `${refused} Please ask us, we are glad to help.`
  return `${refused} Possible from here: ${wordsFor(allowed)}.`
}

function whoseMove({ by, to, onOffer }: Move, noun: string, role: Actor): string {
  if (onOffer?.includes(role)) return 'No place is on offer to you right now. We write as soon as one is.'
  if (by.includes('ADMIN')) return `Only the club can make this ${noun} ${statusWord(to)}.`
  return `A ${noun} becomes ${statusWord(to)} by itself when the time comes.`
}
