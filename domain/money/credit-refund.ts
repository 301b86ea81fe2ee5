import { formatCents } from '../pricing/cents.ts'
import type { Refusal } from '../refusal.ts'
import { accountOf } from './dues.ts'
import { type Entry, standing } from './entry.ts'

/** Credit that the desk has promised to send back (B-29). */
export interface CreditRefund {
  cents: number
  /** The refund entries that sent part of it. */
  entryIds: readonly string[]
}

/** The credit not yet promised to anybody. Money promised to a child who has left is set aside for them (B-9). */
export const creditLeft = (entries: readonly Entry[], promisedCents: number): number =>
  Math.max(0, accountOf(entries).creditCents - promisedCents)

/** How much of a promised credit still has to be sent: never more than is left, and without what was already sent. */
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

/** Null when that much credit may be promised. A promise cannot be taken back. */
export function creditRefusal(cents: number, leftCents: number): Refusal<'BAD_AMOUNT' | 'TOO_MUCH'> | null {
  const field = 'amount'
  if (!Number.isInteger(cents) || cents < 0)
    return { code: 'BAD_AMOUNT', field, message: 'Please enter an amount such as 212.00.' }
  if (cents <= leftCents) return null
  return {
    code: 'TOO_MUCH',
    field,
    message: `Only ${formatCents(leftCents)} of credit can be sent back.`,
  }
}
