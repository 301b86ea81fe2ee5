import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { type WordsIn, writeToGuardians } from '../users/write-to-guardians.ts'
import { moneyTexts } from './email-texts.ts'
import { referenceOfFamily } from './family-number.ts'
import { entriesOfFamily, newPayments } from './ledger.ts'
import { settlePaid } from './settle-paid.ts'

interface Received {
  cents: number
  reference: string | null
  /** What is still open of everything due. */
  openCents: number
  creditCents: number
}

export const paymentReceived =
  ({ cents, reference, openCents: open, creditCents }: Received): WordsIn =>
  (language) => {
    const texts = moneyTexts(language)
    const nothingLeft =
      creditCents > 0 ? texts.nothingLeftAndCredit(formatCents(creditCents)) : texts.nothingLeft
    return {
      subject: texts.receivedSubject(formatCents(cents)),
      paragraphs: [texts.received, open > 0 ? texts.stillToPay(formatCents(open)) : nothingLeft],
      facts: { amountCents: cents, reference },
      action: { label: texts.see, path: '/guardian/payments' },
    }
  }

/** Settles what a booked payment covers, and emails the family (N-13); the account is locked. */
export const settlePayment = (context: WriteContext, userId: string, cents: number): Promise<void> =>
  settlePaid(context, userId, async (settledCents) => {
    // Settling sends an email with the same amount; otherwise this one brings the receipt.
    if (settledCents !== cents) await sendPaymentReceived(context, userId, cents)
  })

async function sendPaymentReceived(context: WriteContext, userId: string, cents: number): Promise<void> {
  const { tx } = context
  const { dues, creditCents } = accountOf(await entriesOfFamily(tx, userId))
  const reference = await referenceOfFamily(tx, userId)
  const open = dues.reduce((sum, due) => sum + openCents(due), 0)
  const words = paymentReceived({ cents, reference, openCents: open, creditCents })
  const receipts = await newPayments(tx, userId)
  await writeToGuardians(context, [{ userPlayersId: userId }], words, { receipts })
}
