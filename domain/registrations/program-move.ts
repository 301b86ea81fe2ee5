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
 * Moves a child from one program to another: its new status, its months, and what happens to the money paid
 * (M-13).
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

/**
 * Keeps the registration as far along as it was. ACTIVE becomes APPROVED, because the books decide whether the new
 * place is paid.
 */
export function statusAfterMove(from: RegistrationStatus, hasPlace: boolean): RegistrationStatus {
  if (!hasPlace) return 'WAITLISTED'
  return from === 'APPROVED' || from === 'ACTIVE' ? 'APPROVED' : 'PENDING'
}

/** Nobody gives up a place to wait in line: the old place is kept until the other program has one. */
export const keepsPlace = (from: RegistrationStatus, to: RegistrationStatus): boolean =>
  to === 'WAITLISTED' && isOneOf(PLACE_HOLDING_STATUSES, from)

/**
 * The chosen months that are left in the other program; if none are (another season), all months that are left there.
 */
export function movedMonths(chosen: readonly string[], open: readonly string[]): string[] {
  const kept = open.filter((month) => chosen.includes(month))
  return kept.length > 0 ? kept : [...open]
}

/** The program the child moves to: its name, the months it charges for, and their total price. */
interface MovedTo {
  name: string
  months: readonly string[]
  priceCents: number
}

/**
 * How much of what was paid comes off the old program: months that the new program also charges for in full, others as
 * after a withdrawal (F-1). It counts towards the new program, and anything beyond that price is refunded.
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
    const counted = creditCents > 0 ? `${formatCents(creditCents)} counts toward ${to.name}` : null
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

/** The effect of moving a child to another program, both as a preview and as the result. */
export interface ChangedProgram {
  version: number
  registrationId: string
  from: string
  to: string
  status: string
  /** The position in the other program's waiting list. */
  position: number | null
  months: string[]
  /** Whether the old place is kept until the other program has one. */
  keepsPlace: boolean
  beforeCents: number
  priceCents: number
  /** How much of what was paid counts for the other program, and how much goes back. */
  creditCents: number
  refundCents: number
  refundReasons: string[]
}
