import { placeRefusal } from '@touchline/domain/changes.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { duplicateRefusal } from '@touchline/domain/eligibility.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import { type WithdrawalCause, withdrawalRefund } from '@touchline/domain/pricing/withdrawal.ts'
import type { Dated } from '@touchline/domain/season.ts'
import {
  automaticRegistrationMove,
  type RegistrationStatus,
  TERMINAL_REGISTRATION_STATUSES,
} from '@touchline/domain/status/registration.ts'
import { placeEffect } from '@touchline/domain/status/registration-effects.ts'
import { hasOpenOffer } from '@touchline/domain/waiting-list.ts'
import { refuse } from '../graphql/errors.ts'
import type { Row } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { checkMove } from '../status-move.ts'
import { registrationsOf } from './registrations-of.ts'
import { checkTaking } from './take-place.ts'
import { lastInLine, placesTaken } from './waiting-line.ts'

/** A move to another status: is it legal, is there a place, and what is noted with it. */
export async function move(context: WriteContext, current: Row, changes: Row, program: Row): Promise<Row> {
  const [from, to] = [current.status as RegistrationStatus, changes.status as RegistrationStatus]
  const now = context.now.toISOString()
  checkMove(context, 'PlayerProgramRegistration', from, to, {
    reason: changes.reason as string | null,
    hasOffer: hasOpenOffer(current as { offerExpiresAt: string | null }, now),
  })
  if (isTerminal(from)) await refuseTwice(context, current, program)
  if (placeEffect(from, to) === 'TAKEN') {
    await checkTaking(context, current)
    const { name, capacity } = program as { name: string; capacity: number | null }
    const taken = await placesTaken(context, program.id as string, current.id as string)
    refuse(placeRefusal({ name, capacity }, taken))
  }
  return { ...(await lineChanges(context, to, program)), ...noted(context, current, changes, program) }
}

const isTerminal = (status: RegistrationStatus) =>
  (TERMINAL_REGISTRATION_STATUSES as readonly string[]).includes(status)

async function refuseTwice(context: WriteContext, registration: Row, program: Row): Promise<void> {
  const player = await visiblePlayer(context, registration.playerRegistrationsId as string)
  refuse(
    duplicateRefusal({
      player: player as { firstName: string },
      program: program as { id: string; name: string },
      playerRegistrations: await registrationsOf(context, player),
    }),
  )
}

/** Whom the club puts in line goes to its end, and is not asked about the place just given up (W-7). */
async function lineChanges({ tx, now }: WriteContext, to: RegistrationStatus, program: Row): Promise<Row> {
  const isWaiting = to === 'WAITLISTED'
  return {
    waitlistPosition: isWaiting ? (await lastInLine(tx, program.id as string)) + 1 : null,
    offerExpiresAt: null,
    offerPassedAt: isWaiting ? now.toISOString() : null,
    groupId: null,
  }
}

/** The status, with the day on which it came about. One that starts over has no past. */
function noted({ now, today }: WriteContext, current: Row, changes: Row, program: Row): Row {
  const instant = now.toISOString()
  const status = changes.status as RegistrationStatus
  const facts = {
    status,
    priceCents: current.priceCents as number | null,
    endDate: program.endDate as string,
  }
  if (status === 'APPROVED')
    return { status: automaticRegistrationMove(facts, today) ?? status, approvedAt: instant }
  if (status === 'ACTIVE') return { status, paidAt: instant }
  if (status === 'WITHDRAWN') {
    const after = { ...current, ...changes, withdrawnAt: instant }
    return { status, withdrawnAt: instant, ...refundOf(after, program) }
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

/** What a family's wish to leave is noted with; with no cause it is taken back. */
export function asking(context: WriteContext, current: Row, cause: string | null, program: Row): Row {
  if (cause === null) return { withdrawalAskedAt: null, refundCents: null, refundWorking: null }
  const withdrawalAskedAt = current.withdrawalAskedAt ?? context.now.toISOString()
  const asked = { ...current, withdrawalAskedAt, withdrawalCause: cause }
  return { withdrawalAskedAt, ...refundOf(asked, program) }
}

/** What comes back, by the rules, as of the day on which the family asked (F-7). */
export function refundOf(registration: Row, program: Row): { refundCents: number; refundWorking: string } {
  const { lines } = JSON.parse(registration.priceWorking as string) as { lines: QuoteLine[] }
  const refund = withdrawalRefund({
    working: lines,
    program: program as unknown as Dated,
    days: registration.days as string[] | null,
    askedOn: clubDay(new Date((registration.withdrawalAskedAt ?? registration.withdrawnAt) as string)),
    cause: registration.withdrawalCause as WithdrawalCause | null,
    hasDoctorsNote: registration.doctorsNote as boolean | null,
  })
  return { refundCents: refund.refundCents, refundWorking: JSON.stringify(refund) }
}
