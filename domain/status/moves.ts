import { type Refusal, refusalIn } from '../refusal.ts'
import { type KitOrderStatus, kitOrderMoves } from './kit-order.ts'
import { type Actor, CLUB, FAMILY_OR_CLUB, type Move } from './move-table.ts'
import * as texts from './moves.texts.ts'
import { type PlayerStatus, playerMoves } from './player.ts'
import { type RegistrationStatus, TERMINAL_REGISTRATION_STATUSES } from './registration.ts'

interface StatusOf {
  Player: PlayerStatus
  PlayerProgramRegistration: RegistrationStatus
  KitOrder: KitOrderStatus
}
/** The models whose status follows rules. */
export type MoveKind = keyof StatusOf

const reopenings = TERMINAL_REGISTRATION_STATUSES.map(
  (from): Move<RegistrationStatus> => ({ from, to: 'PENDING', by: CLUB, needsReason: true }),
)

/** rules.md …. */
const registrationMoves: readonly Move<RegistrationStatus>[] = [
  { from: null, to: 'PENDING', by: FAMILY_OR_CLUB },
  { from: null, to: 'WAITLISTED', by: FAMILY_OR_CLUB },
  { from: 'PENDING', to: 'APPROVED', by: CLUB },
  { from: 'PENDING', to: 'WAITLISTED', by: CLUB },
  { from: 'PENDING', to: 'REJECTED', by: CLUB, needsReason: true },
  { from: 'PENDING', to: 'CANCELLED', by: [...FAMILY_OR_CLUB, 'SYSTEM'] },
  { from: 'WAITLISTED', to: 'APPROVED', by: CLUB, onOffer: ['PARENT'] },
  { from: 'WAITLISTED', to: 'CANCELLED', by: FAMILY_OR_CLUB },
  { from: 'APPROVED', to: 'ACTIVE', by: ['ADMIN', 'SYSTEM'] },
  { from: 'APPROVED', to: 'CANCELLED', by: [...FAMILY_OR_CLUB, 'SYSTEM'] },
  { from: 'ACTIVE', to: 'WITHDRAWN', by: CLUB },
  { from: 'ACTIVE', to: 'COMPLETED', by: ['SYSTEM'] },
  ...reopenings,
]

const TABLES: { [Kind in MoveKind]: readonly Move<StatusOf[Kind]>[] } = {
  Player: playerMoves,
  PlayerProgramRegistration: registrationMoves,
  KitOrder: kitOrderMoves,
}

export interface MoveAttempt {
  kind: MoveKind
  /** null: the row is new. */
  from: string | null
  to: string
  role: Actor
  reason?: string | null
  /** The registration has an open offer of a place. */
  hasOffer?: boolean
}

export interface MoveRefusal extends Refusal<'ILLEGAL_MOVE' | 'NOT_YOURS' | 'REASON_NEEDED'> {
  /** The statuses that this role may choose instead. */
  allowed: string[]
}

/** The statuses to which this role may move such a row from here. */
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

/** null when the move may be made. Keeping the same status is not a move and is always allowed. */
export function moveRefusal(attempt: MoveAttempt): MoveRefusal | null {
  const { kind, from, to, role, hasOffer = false } = attempt
  if (from === to) return null
  const allowed = allowedMoves(kind, from, role, hasOffer)
  const move = (TABLES[kind] as readonly Move[]).find((row) => row.from === from && row.to === to)
  if (!move) return { ...illegal(attempt, allowed), allowed }
  if (!mayMake(move, role, hasOffer)) return { ...notYours(move, attempt, allowed), allowed }
  if (move.needsReason && !attempt.reason?.trim())
    return {
      ...refusalIn(texts, { code: 'REASON_NEEDED', field, sentence: 'reasonNeeded', facts: {} }),
      allowed,
    }
  return null
}

const field = 'status'

function illegal({ kind, from, to }: MoveAttempt, allowed: readonly string[]): Refusal<'ILLEGAL_MOVE'> {
  const refused = { code: 'ILLEGAL_MOVE', field } as const
  if (from !== null)
    return refusalIn(texts, { ...refused, sentence: 'noSuchMove', facts: { kind, from, to, allowed } })
  const facts = { kind, allowed: allowedMoves(kind, null, 'ADMIN') }
  return refusalIn(texts, { ...refused, sentence: 'newStartsAs', facts })
}

function notYours(
  { by, to, onOffer }: Move,
  { kind, role }: MoveAttempt,
  allowed: readonly string[],
): Refusal<'NOT_YOURS'> {
  const refused = { code: 'NOT_YOURS', field } as const
  if (onOffer?.includes(role))
    return refusalIn(texts, { ...refused, sentence: 'noOfferToYou', facts: { allowed } })
  const sentence = by.includes('ADMIN') ? 'onlyTheClub' : 'movesByItself'
  return refusalIn(texts, { ...refused, sentence, facts: { kind, to, allowed } })
}
