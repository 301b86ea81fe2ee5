import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { KNOWN_FUNDS } from '@touchline/domain/money/shared-cost.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayName } from '@touchline/domain/words.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import { moneyTexts } from './email-texts.ts'
import { howToPay } from './how-to-pay.ts'

interface PlaceAtRisk {
  firstName: string
  program: string
  cents: number
  dueOn: string
  lastDay: string
}

/** One email about all places that a family is about to lose, the last day, and how to keep them (B-26). */
export const placesAtRisk =
  (
    places: readonly PlaceAtRisk[],
    { reference, payment }: { reference: string | null; payment: Payment },
  ): WordsIn =>
  (language) => {
    const [texts, { and, day }] = [moneyTexts(language), wordsIn(language)]
    const names = and([...new Set(places.map(({ firstName }) => firstName))])
    const [first = ''] = places.map(({ lastDay }) => lastDay).toSorted()
    const isOne = places.length === 1
    return {
      subject: (isOne ? texts.keepPlace : texts.keepPlaces)(day(first), names),
      paragraphs: [
        isOne ? texts.placeUnpaid : texts.placesUnpaid,
        ...places.map(({ firstName, program, cents, dueOn, lastDay }) =>
          texts.atRisk(texts.inProgram(firstName, program), {
            amount: formatCents(cents),
            day: day(dueOn),
            lastDay: day(lastDay),
          }),
        ),
        texts.whatKeepsIt,
        howToPay(payment, language),
        texts.alreadyPaid,
      ],
      facts: {
        amountCents: places.reduce((sum, { cents }) => sum + cents, 0),
        reference,
        payTo: payment.etransferTo,
      },
      action: { label: texts.see, path: '/guardian/payments' },
      english: [payment.etransfer, payment.cash, ...places.map(({ program }) => program), ...KNOWN_FUNDS],
    }
  }

/** Stored with the registration, and quoted on the statement and in the email about its end. */
export const unpaidReason = (lastDay: string): string =>
  `Nothing was paid for this place by ${dayName(lastDay)}.`
