import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { inSentence, type Kit } from '@touchline/domain/kit/product.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { type Due, openCents } from '@touchline/domain/money/dues.ts'
import type { WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { programNamed } from '@touchline/domain/money/program-named.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WordsIn } from '../users/write-to-guardians.ts'
import { moneyTexts } from './email-texts.ts'
import { entryWordsIn } from './entry-words-in.ts'
import { howToPay } from './how-to-pay.ts'

interface Owed {
  dues: readonly Due[]
  /** All entries of the account, which tell what a due is for. */
  entries: readonly WordedEntry[]
  kit: Kit
  reference: string | null
  payment: Payment
  today: string
}

/** One email about everything a family has to pay now or within a few days (B-15). */
export const paymentReminder =
  ({ dues, entries, kit, reference, payment, today }: Owed): WordsIn =>
  (language) => {
    const texts = moneyTexts(language)
    const named = entries.map((entry) => programNamed(entry, language))
    const cents = dues.reduce((sum, due) => sum + openCents(due), 0)
    const [latest = today] = dues
      .map(({ dueOn }) => dueOn)
      .toSorted()
      .toReversed()
    const { subjectOfDue } = entryWordsIn(language)
    const lines = dues.map((due) => {
      const subject = subjectOfDue(kit, named, due)
      const line = texts.oneDue(subject, formatCents(openCents(due)))
      return whenDue(line, { dueOn: due.dueOn, today, language })
    })
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
      english: [payment.etransfer, payment.cash, ...ownNames(named)],
    }
  }

/** The club's own names of programs, tournaments and items, which may be in English. */
const ownNames = (entries: readonly WordedEntry[]) =>
  entries.flatMap(({ programName, itemName }) => [
    programName ?? '',
    itemName === null ? '' : inSentence(itemName),
  ])

function whenDue(
  what: string,
  { dueOn, today, language }: { dueOn: string; today: string; language: Language },
): string {
  const texts = moneyTexts(language)
  if (dueOn === today) return texts.dueToday(what)
  return (dueOn < today ? texts.wasDue : texts.dueOn)(what, wordsIn(language).day(dueOn))
}
