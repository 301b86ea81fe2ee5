import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './catalogue.texts.ts'

/** Three full baskets: what a large family orders for a year, and no more than a desk can look through. */
const MOST_UNPAID = 60

/** null when a family may have as many orders that wait to be paid, with the new one among them (K-25). */
export function unpaidOrdersRefusal(unpaid: number): Refusal<'TOO_MANY_ORDERS'> | null {
  if (unpaid <= MOST_UNPAID) return null
  const facts = { most: MOST_UNPAID }
  return refusalIn(texts, { code: 'TOO_MANY_ORDERS', field: 'orders', sentence: 'mostUnpaidOrders', facts })
}
