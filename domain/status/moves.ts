import { listOf, statusWord } from '../words.ts'
import { type KitOrderStatus, kitOrderMoves } from './kit-order.ts'
import type { Actor, Move } from './move-table.ts'
import { type PlayerStatus, playerMoves } from './player.ts'
import { type RegistrationStatus, registrationMoves } from './registration.ts'

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
): StatusOf[Kind][] {
  const table: readonly Move<StatusOf[Kind]>[] = TABLES[kind]
  return table.filter((move) => move.from === from && move.by.includes(role)).map((move) => move.to)
}

/** null when the move may be made. Staying where one is, is no move and always allowed. */
export function moveRefusal(attempt: MoveAttempt): MoveRefusal | null {
  const { kind, from, to, role } = attempt
  if (from === to) return null
  const allowed = allowedMoves(kind, from, role)
  const move = (TABLES[kind] as readonly Move[]).find((row) => row.from === from && row.to === to)
  if (!move) return { code: 'ILLEGAL_MOVE', message: illegalSentence(attempt, allowed), allowed }
  if (!move.by.includes(role))
    return { code: 'NOT_YOURS', message: notYoursSentence(move, kind, allowed), allowed }
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

function notYoursSentence(move: Move, kind: MoveKind, allowed: readonly string[]): string {
  const noun = NOUNS[kind]
  const refused = move.by.includes('ADMIN')
    ? `Only the club can make this ${noun} ${statusWord(move.to)}.`
    : `A ${noun} becomes ${statusWord(move.to)} by itself when the time comes.`
  if (allowed.length === 0) return `${refused} Please ask us, we are glad to help.`
  return `${refused} Possible from here: ${wordsFor(allowed)}.`
}
