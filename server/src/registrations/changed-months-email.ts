import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import { howToTransfer } from '../money/how-to-pay.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import { changedTexts } from './changed-texts.ts'
import {
  type AboutRegistration,
  breakdown,
  namesOfClub,
  seeRegistrations,
  sessionOf,
  tellCoach,
} from './registration-words.ts'

interface AboutMonths {
  status: RegistrationStatus
  added: readonly QuoteLine[]
  takenAway: readonly { month: string; cents: number; paidCents: number }[]
  payment: Payment
}

export const changedMonths =
  (child: AboutRegistration, about: AboutMonths): WordsIn =>
  (language) => {
    const [texts, words] = [changedTexts(language), wordsIn(language)]
    const { added, takenAway, payment } = about
    const names = (some: readonly { month: string }[]) =>
      words.and(some.map(({ month }) => words.month(month)))
    const paidCents = takenAway.reduce((sum, one) => sum + one.paidCents, 0)
    const what = [
      ...(added.length > 0 ? [texts.added(names(added))] : []),
      ...(takenAway.length > 0 ? [texts.takenAway(names(takenAway))] : []),
    ]
    return {
      subject: texts.monthsSubject(child.firstName, child.program),
      paragraphs: [
        what.join(texts.between),
        breakdown(child, language),
        ...(paidCents > 0 ? [texts.paidStays(formatCents(paidCents), names(takenAway))] : []),
        ...(added.length > 0 ? whatNext(about, language) : []),
      ],
      facts: { ...sessionOf([child], language), amountCents: child.priceCents, reference: child.reference },
      action: seeRegistrations(language),
      also: tellCoach([child], language),
      english: [...namesOfClub([child]), payment.etransfer],
    }
  }

function whatNext({ status, payment }: AboutMonths, language: Language): string[] {
  const texts = changedTexts(language)
  switch (status) {
    case 'PENDING':
      return [texts.reviewing]
    case 'APPROVED':
    case 'ACTIVE':
      return [[texts.seeAccount, howToTransfer(payment, language)].join(texts.between)]
    case 'WAITLISTED':
    case 'REJECTED':
    case 'CANCELLED':
    case 'WITHDRAWN':
    case 'COMPLETED':
      return []
  }
}
