import { formatCents } from '../pricing/cents.ts'
import type { Refusal } from '../refusal.ts'
import { accountOf } from './dues.ts'
import { type Entry, standing } from './entry.ts'

/** Credit that the desk has promised to send back (B-29). */
export interface CreditRefund {
  cents: number
  /** By which something of it was sent. */
  entryIds: readonly string[]
}

/** What of an account's credit is nobody's yet: what was promised to somebody who left goes to them (B-9). */
export const creditLeft = (entries: readonly Entry[], promisedCents: number): number =>
  Math.max(0, accountOf(entries).creditCents - promisedCents)

/** What of promised credit is still to be sent: never more than is left, nor what has been sent already. */
export function creditToSend(
  entries: readonly Entry[],
  { cents, entryIds }: CreditRefund,
  promisedCents: number,
): number {
  const sent = standing(entries)
    .filter(({ id }) => entryIds.includes(id))
    .reduce((sum, entry) => sum + entry.cents, 0)
  return Math.max(0, Math.min(cents - sent, creditLeft(entries, promisedCents)))
}

/** Null when that much credit may be promised; nothing takes the promise back. */
export function creditRefusal(cents: number, leftCents: number): Refusal<'BAD_AMOUNT' | 'TOO_MUCH'> | null {
  const field = 'amount'
  if (!Number.isInteger(cents) || cents < 0)
    return { code: 'BAD_AMOUNT', field, message: 'Please enter an amount such as 212.00.' }
  if (cents <= leftCents) return null
  return {
    code: 'TOO_MUCH',
    field,
    message: `The family has ${formatCents(leftCents)} credit that can be sent back.`,
  }
}
