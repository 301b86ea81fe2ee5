import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import type { NextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer, mayReturn } from '@touchline/domain/registrations/waiting-list.ts'
import { dayFrom, dayName } from '@touchline/domain/words.ts'
import { momentName } from '../club/day-words.ts'
import type { FamilyKitOrder, FamilyRegistration } from '../family/family.ts'
import * as texts from './next-step.texts.ts'

interface Facts {
  /** An instant. */
  now: string
  answerWithinDays: number
  /** The next payment for it; null if nothing is due, undefined while that is not known. */
  next?: NextToPay | null | undefined
}

type Standing = Pick<
  FamilyRegistration,
  | 'status'
  | 'createdAt'
  | 'waitlistPosition'
  | 'offerExpiresAt'
  | 'leftLineAt'
  | 'reason'
  | 'refundCents'
  | 'withdrawalAskedAt'
>

const dayOf = (instant: string) => clubDay(new Date(instant))

/** The state of a registration and the next step, in a sentence or two for the parent. */
export function registrationNextStep(registration: Standing, firstName: string, facts: Facts): string {
  const { status, reason, refundCents } = registration
  switch (status) {
    case 'PENDING':
      return [checking(registration, facts), texts.nothingYet].join(texts.between)
    case 'WAITLISTED':
      return waiting(registration, firstName, facts)
    case 'APPROVED':
      return [texts.hasPlace(firstName), ...(facts.next ? [toPay(facts.next)] : [])].join(texts.between)
    case 'ACTIVE':
      if (registration.withdrawalAskedAt) {
        const askedOn = dayFrom(dayOf(facts.now), dayOf(registration.withdrawalAskedAt))
        return texts.askedToLeave(firstName, askedOn, formatCents(refundCents ?? 0))
      }
      return [...placeAndPayment(firstName, facts.next), texts.seeYou].join(texts.between)
    case 'REJECTED':
      return reason ? texts.notAcceptedFor(reason) : texts.notAccepted
    case 'CANCELLED':
      return mayReturn(registration, facts.now) ? texts.mayComeBack(firstName) : texts.cancelled
    case 'WITHDRAWN':
      return refundCents
        ? texts.hasLeftWithRefund(firstName, formatCents(refundCents))
        : texts.hasLeft(firstName)
    case 'COMPLETED':
      return texts.completed(firstName)
  }
}

function checking({ createdAt }: Standing, { now, answerWithinDays }: Facts): string {
  const answerBy = addDays(dayOf(createdAt), answerWithinDays)
  if (answerBy < dayOf(now)) return texts.stillReviewing
  return texts.reviewing(dayName(answerBy))
}

function waiting(registration: Standing, firstName: string, { now }: Facts): string {
  const { waitlistPosition, offerExpiresAt } = registration
  if (offerExpiresAt && hasOpenOffer({ offerExpiresAt }, now))
    return texts.offer(firstName, momentName(offerExpiresAt))
  const place = waitlistPosition ? texts.placeInLine(firstName, waitlistPosition) : texts.inLine(firstName)
  return [place, texts.emailOnceOpen].join(texts.between)
}

const toPay = ({ cents, dueOn, isDueNow }: NextToPay): string =>
  isDueNow ? texts.payNow(formatCents(cents)) : texts.payBy(formatCents(cents), dayName(dueOn))

function placeAndPayment(firstName: string, next: Facts['next']): string[] {
  if (next === null) return [texts.hasPaidPlace(firstName)]
  if (next === undefined) return [texts.hasPlace(firstName)]
  const amount = formatCents(next.cents)
  return [
    texts.hasPlace(firstName),
    next.isDueNow ? texts.nextNow(amount) : texts.nextBy(amount, dayName(next.dueOn)),
  ]
}

/** The same for a kit order; the club words how to pick it up and how to return it. */
export function kitOrderNextStep(
  { status, totalCents }: Pick<FamilyKitOrder, 'status' | 'totalCents'>,
  { pickUp, returns }: { pickUp: string; returns: string },
): string {
  switch (status) {
    case 'PENDING':
      return texts.payForKit(formatCents(totalCents))
    case 'PAID':
      return texts.kitPaid
    case 'READY':
      return [texts.kitReady, pickUp].join(texts.between)
    case 'DELIVERED':
      return [texts.kitHandedOver, returns].join(texts.between)
    case 'CANCELLED':
      return texts.kitCancelled
    case 'REFUNDED':
      return texts.kitRefunded
  }
}
