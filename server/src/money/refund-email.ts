import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { type WordsIn, writeToGuardians } from '../users/write-to-guardians.ts'
import { moneyTexts } from './email-texts.ts'
import { referenceOfFamily } from './family-number.ts'

interface SentRefund {
  cents: number
  /** The player and program that were left; null for credit (B-29). */
  of: { player: string; program: string } | null
  /** The day of the bank transfer, or 'CARD'. */
  by: { day: string; bankReference: string | null } | 'CARD'
}

/** A promised refund was sent (B-9, B-25, B-29). */
export const refundSent =
  ({ cents, of, by }: SentRefund, reference: string | null): WordsIn =>
  (language) => {
    const texts = moneyTexts(language)
    const what = of ? texts.refundFor(of.player, of.program) : texts.yourCredit
    const isCard = by === 'CARD'
    return {
      subject: texts.sentSubject(formatCents(cents)),
      paragraphs: [
        isCard ? texts.backToCard(what) : texts.wentOut(what, wordsIn(language).day(by.day)),
        ...(isCard || !by.bankReference ? [] : [texts.bankReference(by.bankReference)]),
        isCard ? texts.arrivesInTwoWeeks : texts.arrivesInAWeek,
      ],
      facts: { amountCents: cents, reference },
      action: { label: texts.see, path: '/guardian/payments' },
      english: [of?.program ?? '', isCard ? '' : (by.bankReference ?? '')],
    }
  }

export async function emailRefundSent(
  context: WriteContext,
  userId: string,
  sent: SentRefund,
): Promise<void> {
  const reference = await referenceOfFamily(context.tx, userId)
  await writeToGuardians(context, [{ userPlayersId: userId }], refundSent(sent, reference))
}
