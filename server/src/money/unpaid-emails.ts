import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayName, listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'

interface PlaceAtRisk {
  firstName: string
  program: string
  cents: number
  dueOn: string
  lastDay: string
}

/** One email about all places that a family is about to lose, after which day, and what keeps them (B-26). */
export function placesAtRisk(
  places: readonly PlaceAtRisk[],
  { reference, payment }: { reference: string | null; payment: Payment },
): Words {
  const names = listOf([...new Set(places.map(({ firstName }) => firstName))], 'and')
  const [first = ''] = places.map(({ lastDay }) => lastDay).toSorted()
  const isOne = places.length === 1
  return {
    subject: `Please pay by ${dayName(first)} to keep ${isOne ? `${names}’s place` : `the places for ${names}`}`,
    paragraphs: [
      `We haven’t received a payment for ${isOne ? 'this place' : 'these places'} yet, and other families are hoping for one.`,
      ...places.map(
        ({ firstName, program, cents, dueOn, lastDay }) =>
          `${firstName} in ${program}: ${formatCents(cents)} was due on ${dayName(dueOn)}. If nothing is paid by ${dayName(lastDay)}, the registration is cancelled and the place goes to the next family.`,
      ),
      'Any payment toward it keeps the place, even a part of it. If you need more time, or a fund such as KidSport or Jumpstart is going to help, just reply to this email before then: we’ll wait.',
      `${payment.etransfer} ${payment.cash}`,
      'If you’ve already paid, thank you! Please let us know, so that we can find it.',
    ],
    facts: {
      amountCents: places.reduce((sum, { cents }) => sum + cents, 0),
      reference,
      payTo: payment.etransferTo,
    },
    action: { label: 'See your payments', path: '/guardian/payments' },
  }
}

/** What is kept with the registration, on the statement, and in the email about its end. */
export const unpaidReason = (lastDay: string): string =>
  `Nothing was paid for this place by ${dayName(lastDay)}.`
