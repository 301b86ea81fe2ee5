import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './seen-price.texts.ts'

type SeenPriceRefusal = Refusal<'PRICE_CHANGED'> & { cents: number }

/** null when the price is the one the family saw, or the request does not say which they saw (M-12). */
export function seenPriceRefusal(
  seenCents: number | null,
  cents: number,
  sentence: keyof typeof texts = 'priceOfPlacesChanged',
): SeenPriceRefusal | null {
  if (seenCents === null || seenCents === cents) return null
  const facts = { cents, seenCents }
  return { ...refusalIn(texts, { code: 'PRICE_CHANGED', field: 'totalCents', sentence, facts }), cents }
}
