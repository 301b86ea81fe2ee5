import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import { moneyTexts } from './email-texts.ts'
import { howToPay } from './how-to-pay.ts'

interface Owed {
  dues: readonly { subject: string; dueOn: string; cents: number }[]
  reference: string | null
  payment: Payment
  today: string
}

/** One email about all that a family has to pay by now, or in a few days (B-15). */
export const paymentReminder =
  ({ dues, reference, payment, today }: Owed): WordsIn =>
  (language) => {
    const texts = moneyTexts(language)
    const cents = dues.reduce((sum, due) => sum + due.cents, 0)
    const [latest = today] = dues
      .map(({ dueOn }) => dueOn)
      .toSorted()
      .toReversed()
    const lines = dues.map(({ subject, dueOn, cents: open }) =>
      whenDue(texts.oneDue(subject, formatCents(open)), { dueOn, today, language }),
    )
    return {
      subject: whenDue(formatCents(cents), { dueOn: latest, today, language }),
      paragraphs: [
        latest < today ? texts.overdue : texts.dueSoon,
        lines.join('\n'),
        howToPay(payment, language),
        texts.onItsWay,
      ],
      facts: { amountCents: cents, reference, payTo: payment.etransferTo },
      action: { label: texts.see, path: '/guardian/payments' },
      english: [payment.etransfer, payment.cash, ...dues.map(({ subject }) => subject)],
    }
  }

function whenDue(
  what: string,
  { dueOn, today, language }: { dueOn: string; today: string; language: Language },
): string {
  const texts = moneyTexts(language)
  if (dueOn === today) return texts.dueToday(what)
  return (dueOn < today ? texts.wasDue : texts.dueOn)(what, wordsIn(language).day(dueOn))
}
