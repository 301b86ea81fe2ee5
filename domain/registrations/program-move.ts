import { isOneOf } from '../is-one-of.ts'
import { formatCents } from '../pricing/cents.ts'
import { isMonthly } from '../pricing/fee-types.ts'
import type { Refund, RefundLine } from '../pricing/refund.ts'
import { type Withdrawal, withdrawalRefund } from '../pricing/withdrawal.ts'
import type { Refusal } from '../refusal.ts'
import {
  LIVE_REGISTRATION_STATUSES,
  PLACE_HOLDING_STATUSES,
  type RegistrationStatus,
} from '../status/registration.ts'
import { monthName } from '../words.ts'

/*
 * A child changes from one program to another: where it stands there, for which months, and what becomes of what
 * was paid (M-13).
 */

type ProgramMoveRefusal = Refusal<'NOT_LIVE' | 'LEAVING'>

/** null when this registration can be moved to another program. */
export function programMoveRefusal({
  status,
  withdrawalAskedAt,
}: {
  status: RegistrationStatus
  withdrawalAskedAt: string | null
}): ProgramMoveRefusal | null {
  if (!isOneOf(LIVE_REGISTRATION_STATUSES, status))
    return {
      code: 'NOT_LIVE',
      field: 'id',
      message: 'This registration has ended, so there is nothing to move.',
    }
  if (withdrawalAskedAt)
    return {
      code: 'LEAVING',
      field: 'id',
      message: 'The family has asked to withdraw. Confirm that, or ask them to take it back first.',
    }
  return null
}

/** Whoever had a place has one in the other program, as far along as before; what was paid is counted by the books. */
export function statusAfterMove(from: RegistrationStatus, hasPlace: boolean): RegistrationStatus {
  if (!hasPlace) return 'WAITLISTED'
  return from === 'APPROVED' || from === 'ACTIVE' ? 'APPROVED' : 'PENDING'
}

/** A place is not given up for a place in line: it is kept until there is one in the other program. */
export const keepsPlace = (from: RegistrationStatus, to: RegistrationStatus): boolean =>
  to === 'WAITLISTED' && isOneOf(PLACE_HOLDING_STATUSES, from)

/** The months that the family had chosen and that are left in the other program; in another season, all that are left. */
export function movedMonths(chosen: readonly string[], open: readonly string[]): string[] {
  const kept = open.filter((month) => chosen.includes(month))
  return kept.length > 0 ? kept : [...open]
}

/** Where the child goes: its name, the months it is charged for by the month, and what they cost together. */
interface MovedTo {
  name: string
  months: readonly string[]
  priceCents: number
}

/**
 * What comes off the program that is left, of what was paid: the months that the other one charges for, whole, and the
 * others as if the family had withdrawn (F-1). It counts there; what is more than that costs goes back.
 */
export function movedRefund(left: Omit<Withdrawal, 'cause' | 'hasDoctorsNote'>, to: MovedTo): Refund {
  const monthly = left.breakdown.filter(({ feeType }) => isMonthly(feeType)).map(({ month }) => month)
  const moved = to.months.filter((month) => monthly.includes(month))
  let toCount = to.priceCents
  const lines = withdrawalRefund(left).lines.map((line): RefundLine => {
    const isMoved = moved.includes(line.month)
    const off = isMoved ? line.paidCents : line.refundCents
    const creditCents = Math.min(off, toCount)
    toCount -= creditCents
    const counted = creditCents > 0 ? `${formatCents(creditCents)} counts for ${to.name}` : null
    const back = off > creditCents ? `${formatCents(off - creditCents)} will be refunded` : null
    const reason = [counted, back].filter(Boolean).join(', ')
    const openCents = isMoved ? (left.open?.get(line.month) ?? 0) : (line.unpaidCents ?? 0)
    return {
      ...line,
      ...(openCents > 0 ? { unpaidCents: openCents } : {}),
      creditCents,
      refundCents: off - creditCents,
      reason: reason ? `${monthName(line.month)}: ${reason}.` : line.reason,
    }
  })
  return {
    lines,
    refundCents: lines.reduce((sum, line) => sum + line.refundCents, 0),
    creditCents: lines.reduce((sum, line) => sum + line.creditCents, 0),
  }
}

/** What becomes of a child who changes programs, as somebody looks at it or has done it. */
export interface ChangedProgram {
  version: number
  registrationId: string
  from: string
  to: string
  status: string
  /** In line for the other program. */
  position: number | null
  months: string[]
  /** Whether the place of before is kept until there is one in the other program. */
  keepsPlace: boolean
  beforeCents: number
  priceCents: number
  /** Of what was paid: what counts for the other program, and what goes back. */
  creditCents: number
  refundCents: number
  refundReasons: string[]
}
