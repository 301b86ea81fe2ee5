import { formatCents } from '../pricing/cents.ts'
import type { Refusal } from '../refusal.ts'
import { kitOrderPrice } from './catalogue.ts'
import type { KitItem } from './items.ts'

/** What a basket comes to by the catalogue (K-13). */
export const basketCents = (lines: readonly { itemType: KitItem; quantity: number }[]): number =>
  lines.reduce((sum, { itemType, quantity }) => sum + kitOrderPrice(itemType, quantity).totalCents, 0)

/** null when a family pays what it has seen, or has not said what that was (K-13). */
export function kitTotalRefusal(
  seenCents: number | null,
  cents: number,
): (Refusal<'PRICE_CHANGED'> & { cents: number }) | null {
  if (seenCents === null || seenCents === cents) return null
  const message = `The price has changed meanwhile: it is now ${formatCents(cents)}, not ${formatCents(seenCents)}. Nothing is ordered yet. Please look at it, and send it again if it suits you.`
  return { code: 'PRICE_CHANGED', field: 'totalCents', cents, message }
}
