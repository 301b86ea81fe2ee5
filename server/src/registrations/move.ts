import { placeRefusal, tooLateRefusal } from '@touchline/domain/audit/changes.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import type { Changes, RowOf, UpdateInput } from '@touchline/domain/models/rows.ts'
import { present } from '@touchline/domain/present.ts'
import { type WithdrawalCause, withdrawalRefund } from '@touchline/domain/pricing/withdrawal.ts'
import { duplicateRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { hasOpenOffer } from '@touchline/domain/registrations/waiting-list.ts'
import {
  automaticRegistrationMove,
  type RegistrationStatus,
  TERMINAL_REGISTRATION_STATUSES,
} from '@touchline/domain/status/registration.ts'
import { placeEffect } from '@touchline/domain/status/registration-effects.ts'
import { isApprovalTakenBack } from '@touchline/domain/status/take-back.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { openMonthsOf } from '../money/open-months.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { lastMove, takeBackSeconds } from '../status/last-move.ts'
import { actorOf, checkMove } from '../status/status-move.ts'
import { breakdownOf } from './breakdown.ts'
import { billedFromNow } from './months-left.ts'
import { registrationsOf } from './registrations-of.ts'
import { checkTaking } from './take-place.ts'
import { nextNumber, placesTaken } from './waiting-line.ts'

type MoveInput = UpdateInput<'PlayerProgramRegistration'> & { status: RegistrationStatus }

/** Changes the status: checks that the move is legal and that there is a place, and records what goes with it. */
export async function move(
  context: WriteContext,
  current: RowOf<'PlayerProgramRegistration'>,
  changes: MoveInput,
  program: RowOf<'Program'>,
): Promise<Changes<'PlayerProgramRegistration'>> {
  const [from, to] = [current.status, changes.status]
  if (await isUndone(context, current, to)) return { status: to, approvedAt: null, paidAt: null }
  const now = context.now.toISOString()
  checkMove(context, 'PlayerProgramRegistration', from, to, {
    reason: changes.reason,
    hasOffer: hasOpenOffer(current, now),
  })
  if (isTerminal(from)) await refuseTwice(context, current, program)
  if (placeEffect(from, to) === 'TAKEN') {
    await checkTaking(context, current)
    const taken = await placesTaken(context, program.id, current.id)
    refuse(placeRefusal(program, taken))
  }
  const isFromLine = from === 'WAITLISTED' && to === 'APPROVED'
  const billed = isFromLine ? billedFromNow(current, program, context.today) : {}
  if (!billed) refuse(tooLateRefusal(program))
  const priced = { ...current, ...billed }
  return {
    ...billed,
    ...(await lineChanges(context, current, to, program)),
    ...(await noted(context, priced, changes, program)),
  }
}

/** Whether the club takes back a mistaken approval in time. */
async function isUndone(
  context: WriteContext,
  current: RowOf<'PlayerProgramRegistration'>,
  to: RegistrationStatus,
): Promise<boolean> {
  if (context.caller.role !== 'ADMIN' || to !== 'PENDING') return false
  const last = await lastMove(context, current)
  return isApprovalTakenBack(last, { from: current.status, to }, context.now, await takeBackSeconds(context))
}

const isTerminal = (status: RegistrationStatus) => isOneOf(TERMINAL_REGISTRATION_STATUSES, status)

export async function refuseTwice(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
  program: RowOf<'Program'>,
): Promise<void> {
  const player = await visiblePlayer(context, registration.playerRegistrationsId)
  refuse(
    duplicateRefusal({
      player,
      program,
      playerRegistrations: await registrationsOf(context, player),
    }),
  )
}

/** A player whom the club puts on the waiting list goes to its end, and is not offered the place given up (W-7). */
async function lineChanges(
  { tx, now, caller }: WriteContext,
  { status, lineNumber }: RowOf<'PlayerProgramRegistration'>,
  to: RegistrationStatus,
  program: RowOf<'Program'>,
): Promise<Changes<'PlayerProgramRegistration'>> {
  const isWaiting = to === 'WAITLISTED'
  // Families who leave the line themselves may return to their position (W-10).
  const hasLeft = status === 'WAITLISTED' && to === 'CANCELLED' && actorOf(caller) === 'PARENT'
  return {
    lineNumber: isWaiting ? await nextNumber(tx, program.id) : hasLeft ? lineNumber : null,
    leftLineAt: hasLeft ? now.toISOString() : null,
    offerExpiresAt: null,
    offerPassedAt: isWaiting ? now.toISOString() : null,
    groupId: null,
  }
}

/** The status and the date of the change. Starting over clears earlier dates. */
async function noted(
  context: WriteContext,
  current: RowOf<'PlayerProgramRegistration'>,
  changes: MoveInput,
  program: RowOf<'Program'>,
): Promise<Changes<'PlayerProgramRegistration'>> {
  const instant = context.now.toISOString()
  const { status } = changes
  const facts = { status, priceCents: current.priceCents, endDate: program.endDate }
  if (status === 'APPROVED')
    return { status: automaticRegistrationMove(facts, context.today) ?? status, approvedAt: instant }
  if (status === 'ACTIVE') return { status, paidAt: instant }
  if (status === 'WITHDRAWN') {
    const after = { ...current, ...changes, withdrawnAt: instant }
    return { status, withdrawnAt: instant, ...(await refundOf(context, after, program)) }
  }
  if (status === 'PENDING')
    return {
      status,
      approvedAt: null,
      paidAt: null,
      withdrawalAskedAt: null,
      withdrawnAt: null,
      withdrawalCause: null,
      doctorsNote: null,
      refundCents: null,
      refundWorking: null,
      refundedAt: null,
    }
  return { status }
}

/** Records a family's request to withdraw; without a cause, takes it back. */
export async function asking(
  context: WriteContext,
  current: RowOf<'PlayerProgramRegistration'>,
  cause: WithdrawalCause | null,
  program: RowOf<'Program'>,
): Promise<Changes<'PlayerProgramRegistration'>> {
  if (cause === null) return { withdrawalAskedAt: null, refundCents: null, refundWorking: null }
  const withdrawalAskedAt = current.withdrawalAskedAt ?? context.now.toISOString()
  const asked = { ...current, withdrawalAskedAt, withdrawalCause: cause }
  return { withdrawalAskedAt, ...(await refundOf(context, asked, program)) }
}

/** The refund by the rules, as of the day the family asked to withdraw (F-6, F-7). */
export async function refundOf(
  { tx }: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
  program: RowOf<'Program'>,
): Promise<{ refundCents: number; refundWorking: string }> {
  const asked = registration.withdrawalAskedAt ?? registration.withdrawnAt
  const refund = withdrawalRefund({
    breakdown: breakdownOf(registration),
    open: await openMonthsOf(tx, registration),
    program,
    days: registration.days,
    askedOn: clubDay(new Date(present(asked, 'the day of the withdrawal'))),
    cause: registration.withdrawalCause,
    hasDoctorsNote: registration.doctorsNote,
  })
  return { refundCents: refund.refundCents, refundWorking: JSON.stringify(refund) }
}
