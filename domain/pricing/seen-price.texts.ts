import { formatCents } from './cents.ts'

interface Prices {
  cents: number
  seenCents: number
}

const changed = ({ cents, seenCents }: Prices, nothingYet: string) =>
  `The price has changed meanwhile: it is now ${formatCents(cents)}, not ${formatCents(seenCents)}. ${nothingYet} Please look at it, and send it again if it suits you.`

export const priceOfPlacesChanged = (prices: Prices) => changed(prices, 'Nobody is registered yet.')
export const priceOfEntryChanged = (prices: Prices) => changed(prices, 'Nobody is signed up yet.')
export const priceOfOrderChanged = (prices: Prices) => changed(prices, 'Nothing is ordered yet.')
