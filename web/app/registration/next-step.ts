import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer, mayReturn } from '@touchline/domain/waiting-list.ts'
import { dayName, ordinal } from '@touchline/domain/words.ts'
import { dayOfInstant, momentName } from '../club/day-words.ts'
import type { FamilyKitOrder, FamilyRegistration } from '../family/family.ts'

interface Facts {
  /** An instant. */
  now: string
  answerWithinDays: number
  dueDays: number
}

type Standing = Pick<
  FamilyRegistration,
  | 'status'
  | 'createdAt'
  | 'approvedAt'
  | 'priceCents'
  | 'waitlistPosition'
  | 'offerExpiresAt'
  | 'leftLineAt'
  | 'reason'
  | 'refundCents'
  | 'withdrawalAskedAt'
>

/** Where a registration stands and what comes next, in a sentence or two to the parent. */
export function registrationNextStep(registration: Standing, firstName: string, facts: Facts): string {
  const { status, priceCents, reason, refundCents } = registration
  switch (status) {
    case 'PENDING':
      return `${checking(registration, facts)} Nothing to pay yet.`
    case 'WAITLISTED':
      return waiting(registration, firstName, facts)
    case 'APPROVED':
      return `${firstName} has a place. Please pay ${formatCents(priceCents ?? 0)}${dueBy(registration, facts)}.`
    case 'ACTIVE':
      if (registration.withdrawalAskedAt)
        return `You asked to withdraw ${firstName} on ${dayOfInstant(registration.withdrawalAskedAt)}. Once we confirm it, you get ${formatCents(refundCents ?? 0)} back. Until then the place is yours.`
      return `${firstName} has a place and everything is paid. See you at the field.`
    case 'REJECTED':
      return reason
        ? `The club could not accept this: ${reason}`
        : 'The club could not accept this. Please ask us why.'
    case 'CANCELLED':
      return mayReturn(registration, facts.now)
        ? `${firstName} has left the waiting list. For two days you can have your place back.`
        : 'This was cancelled. You can register again at any time.'
    case 'WITHDRAWN':
      return refundCents
        ? `${firstName} has left this program. You get ${formatCents(refundCents)} back.`
        : `${firstName} has left this program.`
    case 'COMPLETED':
      return `${firstName} has finished the season. Well played.`
  }
}

function checking({ createdAt }: Standing, { now, answerWithinDays }: Facts): string {
  const answerBy = addDays(clubDay(new Date(createdAt)), answerWithinDays)
  if (answerBy < clubDay(new Date(now))) return 'We are still checking, and write to you as soon as we can.'
  return `We are checking, and answer by ${dayName(answerBy)}.`
}

function waiting(registration: Standing, firstName: string, { now }: Facts): string {
  const { waitlistPosition, offerExpiresAt } = registration
  if (offerExpiresAt && hasOpenOffer({ offerExpiresAt }, now))
    return `A place is free for ${firstName}. We hold it until ${momentName(offerExpiresAt)}.`
  const place = waitlistPosition
    ? `${firstName} is ${ordinal(waitlistPosition)} in line.`
    : `${firstName} is in line.`
  return `${place} We write as soon as a place is free. Nothing to pay until then.`
}

function dueBy({ approvedAt }: Standing, { dueDays }: Facts): string {
  return approvedAt ? ` by ${dayName(addDays(clubDay(new Date(approvedAt)), dueDays))}` : ''
}

/** The same for a kit order; where one picks it up and how one gives it back are the club's words. */
export function kitOrderNextStep(
  { status, totalCents }: Pick<FamilyKitOrder, 'status' | 'totalCents'>,
  { pickUp, returns }: { pickUp: string; returns: string },
): string {
  switch (status) {
    case 'PENDING':
      return `Please pay ${formatCents(totalCents)}. We order it as soon as it is paid.`
    case 'PAID':
      return 'Paid, thank you. We write when it is ready.'
    case 'READY':
      return `Ready. ${pickUp}`
    case 'DELIVERED':
      return `You have it. ${returns}`
    case 'CANCELLED':
      return 'This order was cancelled.'
    case 'REFUNDED':
      return 'This was refunded.'
  }
}
