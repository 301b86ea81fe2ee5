import { accountOf, type Due } from './dues.ts'
import type { Entry } from './entry.ts'

/** What a payment was for. */
export interface PaidFor {
  /** What it covered at the time it was booked, oldest due first. */
  parts: { due: Due; cents: number }[]
  /** The part beyond everything charged by then. */
  aheadCents: number
}

/** What a payment covered on the day it was booked (B-13). Later entries do not change it. */
export function paidFor(entries: readonly Entry[], paymentId: string): PaidFor {
  const at = entries.findIndex(({ id }) => id === paymentId)
  const keyOf = ({ itemId, month }: Due) => `${itemId} ${month}`
  const before = accountOf(entries.slice(0, at))
  const after = accountOf(entries.slice(0, at + 1))
  const covered = new Map(before.dues.map((due) => [keyOf(due), due.coveredCents]))
  const parts = after.dues
    .map((due) => ({ due, cents: due.coveredCents - (covered.get(keyOf(due)) ?? 0) }))
    .filter(({ cents }) => cents > 0)
  const cents = entries[at]?.cents ?? 0
  return { parts, aheadCents: cents - parts.reduce((sum, part) => sum + part.cents, 0) }
}
