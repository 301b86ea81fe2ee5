import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { amountAndDay, type NextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer, mayReturn } from '@touchline/domain/waiting-list.ts'
import { dayFrom, dayName, ordinal } from '@touchline/domain/words.ts'
import { momentName } from '../club/day-words.ts'
import type { FamilyKitOrder, FamilyRegistration } from '../family/family.ts'

interface Facts {
  /** An instant. */
  now: string
  answerWithinDays: number
  /** What is to be paid of it next; null when nothing is, undefined while that is not known. */
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

/** Where a registration stands and what comes next, in a sentence or two to the parent. */
export function registrationNextStep(registration: Standing, firstName: string, facts: Facts): string {
  const { status, reason, refundCents } = registration
  switch (status) {
    case 'PENDING':
      return `${checking(registration, facts)} Nothing to pay yet.`
    case 'WAITLISTED':
      return waiting(registration, firstName, facts)
    case 'APPROVED':
      return facts.next
        ? `${firstName} has a place. Please pay ${amountAndDay(facts.next)}.`
        : `${firstName} has a place.`
    case 'ACTIVE':
      if (registration.withdrawalAskedAt)
        return `You asked to withdraw ${firstName} on ${dayFrom(dayOf(facts.now), dayOf(registration.withdrawalAskedAt))}. Once we confirm it, you get ${formatCents(refundCents ?? 0)} back. Until then the place is yours.`
      return `${firstName} has a place${paidWords(facts.next)} See you at the field!`
    case 'REJECTED':
      return reason
        ? `We couldn’t accept this registration: ${reason}`
        : 'We couldn’t accept this registration. Please ask us why.'
    case 'CANCELLED':
      return mayReturn(registration, facts.now)
        ? `${firstName} has left the waiting list. Changed your mind? You have two days to take your place back.`
        : 'This was cancelled. You can register again any time.'
    case 'WITHDRAWN':
      return refundCents
        ? `${firstName} has left this program. You get ${formatCents(refundCents)} back.`
        : `${firstName} has left this program.`
    case 'COMPLETED':
      return `${firstName} has finished the season. Well played.`
  }
}

function checking({ createdAt }: Standing, { now, answerWithinDays }: Facts): string {
  const answerBy = addDays(dayOf(createdAt), answerWithinDays)
  if (answerBy < dayOf(now)) return 'We’re still reviewing it and will email you as soon as we can.'
  return `We’re reviewing it and will email you by ${dayName(answerBy)}.`
}

function waiting(registration: Standing, firstName: string, { now }: Facts): string {
  const { waitlistPosition, offerExpiresAt } = registration
  if (offerExpiresAt && hasOpenOffer({ offerExpiresAt }, now))
    return `A place has opened up for ${firstName}. We hold it until ${momentName(offerExpiresAt)}.`
  const place = waitlistPosition
    ? `${firstName} is ${ordinal(waitlistPosition)} in line.`
    : `${firstName} is in line.`
  return `${place} We’ll email you as soon as a place opens up. Nothing to pay until then.`
}

function paidWords(next: Facts['next']): string {
  if (next === undefined) return '.'
  return next ? `. Next to pay: ${amountAndDay(next)}.` : ' and everything is paid.'
}

/** The same for a kit order; where one picks it up and how one gives it back are the club's words. */
export function kitOrderNextStep(
  { status, totalCents }: Pick<FamilyKitOrder, 'status' | 'totalCents'>,
  { pickUp, returns }: { pickUp: string; returns: string },
): string {
  switch (status) {
    case 'PENDING':
      return `Please pay ${formatCents(totalCents)}. We’ll order it once it’s paid.`
    case 'PAID':
      return 'Paid, thank you. We’ll email you when it’s ready.'
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
