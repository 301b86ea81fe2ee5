import type { Refusal } from '../refusal.ts'
import { formatCents } from './cents.ts'

type SeenPriceRefusal = Refusal<'PRICE_CHANGED'> & { cents: number }

/** null when a family pays what it has seen, or has not said what that was (M-12). */
export function seenPriceRefusal(
  seenCents: number | null,
  cents: number,
  nothingYet = 'Nobody is registered yet.',
): SeenPriceRefusal | null {
  if (seenCents === null || seenCents === cents) return null
  const message = `The price has changed meanwhile: it is now ${formatCents(cents)}, not ${formatCents(seenCents)}. ${nothingYet} Please look at it, and send it again if it suits you.`
  return { code: 'PRICE_CHANGED', field: 'totalCents', cents, message }
}
