import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { type Words, writeToGuardians } from '../users/write-to-guardians.ts'
import { referenceOfFamily } from './family-number.ts'
import { entriesOfFamily, newPayments } from './ledger.ts'
import { settlePaid } from './settle-paid.ts'

interface Received {
  cents: number
  reference: string | null
  /** What is left to pay, of all that is due. */
  openCents: number
  creditCents: number
}

export const paymentReceived = ({ cents, reference, openCents: open, creditCents }: Received): Words => ({
  subject: `We have your payment of ${formatCents(cents)}`,
  paragraphs: ['Thank you, your payment has arrived.', leftWords(open, creditCents)],
  facts: { amountCents: cents, reference },
  action: { label: 'See your payments', path: '/guardian/payments' },
})

function leftWords(open: number, creditCents: number): string {
  if (open > 0) return `Still to pay: ${formatCents(open)}.`
  return creditCents > 0
    ? `Nothing is left to pay. The ${formatCents(creditCents)} beyond it counts for what comes next.`
    : 'Nothing is left to pay.'
}

/** A payment that was booked settles what it covers, and is emailed to the family (N-13); its account is locked. */
export const settlePayment = (context: WriteContext, userId: string, cents: number): Promise<void> =>
  settlePaid(context, userId, async (settledCents) => {
    // What is settled has an email of its own, which names the same amount; otherwise this one brings the receipt.
    if (settledCents !== cents) await sendPaymentReceived(context, userId, cents)
  })

async function sendPaymentReceived(context: WriteContext, userId: string, cents: number): Promise<void> {
  const { tx } = context
  const { dues, creditCents } = accountOf(await entriesOfFamily(tx, userId))
  const reference = await referenceOfFamily(tx, userId)
  const open = dues.reduce((sum, due) => sum + openCents(due), 0)
  const words = paymentReceived({ cents, reference, openCents: open, creditCents })
  const receipts = await newPayments(tx, userId)
  await writeToGuardians(context, [{ userPlayersId: userId }], { ...words, receipts })
}
