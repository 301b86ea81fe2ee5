import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayName } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'

interface Owed {
  dues: readonly { subject: string; dueOn: string; cents: number }[]
  reference: string | null
  payment: Payment
  today: string
}

/** One email about all that a family has to pay by now, or in a few days (B-15). */
export function paymentReminder({ dues, reference, payment, today }: Owed): Words {
  const cents = dues.reduce((sum, due) => sum + due.cents, 0)
  const [latest = today] = dues
    .map(({ dueOn }) => dueOn)
    .toSorted()
    .toReversed()
  return {
    subject: `${formatCents(cents)} ${whenDue(latest, today)}`,
    paragraphs: [
      latest < today
        ? 'A friendly reminder: we have not seen your payment yet.'
        : 'A friendly reminder, so that it does not come as a surprise.',
      dues
        .map(
          ({ subject, dueOn, cents: open }) => `${subject}: ${formatCents(open)}, ${whenDue(dueOn, today)}`,
        )
        .join('\n'),
      `${payment.etransfer} ${payment.cash}`,
      'If you have paid in the last days, thank you: it is on its way to our books. If you need more time, or help with the fee, just let us know.',
    ],
    facts: { amountCents: cents, reference, payTo: payment.etransferTo },
    action: { label: 'See your payments', path: '/guardian/payments' },
  }
}

function whenDue(dueOn: string, today: string): string {
  if (dueOn === today) return 'is due today'
  return `${dueOn < today ? 'was' : 'is'} due on ${dayName(dueOn)}`
}
