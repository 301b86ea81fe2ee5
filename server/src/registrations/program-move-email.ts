import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { NextToPay } from '@touchline/domain/money/next-to-pay.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { howToTransfer } from '../money/how-to-pay.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import { changedTexts } from './changed-texts.ts'
import {
  type AboutRegistration,
  afterThat,
  amountAndDay,
  breakdown,
  namesOfClub,
  registrationTexts,
  seeRegistrations,
  sessionOf,
  tellCoach,
} from './registration-words.ts'

interface AboutChange {
  from: string
  status: RegistrationStatus
  /** What happens to the amount paid; null if nothing was. */
  refund: Refund | null
  position: number | null
  /** The old place is kept until there is one in the other program. */
  isKept: boolean
  /** The next amount to pay for the new place, from the books; null if there is none. */
  next: NextToPay | null
  payment: Payment
}

export const changedProgram =
  (child: AboutRegistration, about: AboutChange): WordsIn =>
  (language) => {
    const texts = changedTexts(language)
    const { from, refund, position, payment } = about
    const isWaiting = position !== null
    const lines = refund?.lines.map(({ reason }) => reason) ?? []
    return {
      subject: isWaiting
        ? texts.inLineSubject(child.firstName, child.program)
        : texts.movedSubject(child.firstName, child.program),
      paragraphs: [
        whatHappened(child, about, language),
        breakdown(child, language),
        ...lines,
        ...(refund && refund.refundCents > 0 ? [registrationTexts(language).refundComes] : []),
        ...whatNext(about, language),
        texts.letUsKnow,
      ].filter(Boolean),
      facts: {
        ...(isWaiting ? {} : sessionOf([child], language)),
        amountCents: child.priceCents,
        ...(refund ? { refundCents: refund.refundCents } : {}),
        reference: child.reference,
      },
      action: seeRegistrations(language),
      also: tellCoach([child], language),
      english: [...namesOfClub([child]), from, payment.etransfer, ...lines],
    }
  }

function whatHappened(
  { firstName, program }: AboutRegistration,
  { from, position, isKept }: AboutChange,
  language: Language,
): string {
  const texts = changedTexts(language)
  if (position === null) return texts.moved(firstName, from, program)
  const place = registrationTexts(language).placeInLine(position)
  return [
    texts.wouldMove(firstName, from, program, place),
    ...(isKept ? [texts.staysUntil(firstName, from)] : []),
  ].join(texts.between)
}

function whatNext({ status, next, payment }: AboutChange, language: Language): string[] {
  const texts = changedTexts(language)
  switch (status) {
    case 'PENDING':
      return [texts.reviewing]
    case 'WAITLISTED':
      return [texts.onceOpen]
    case 'APPROVED':
    case 'ACTIVE':
      return next
        ? [
            texts.nextToPay(amountAndDay(next, language)),
            ...afterThat(next, language),
            howToTransfer(payment, language),
          ]
        : [texts.nothingLeft]
    case 'REJECTED':
    case 'CANCELLED':
    case 'WITHDRAWN':
    case 'COMPLETED':
      return []
  }
}
