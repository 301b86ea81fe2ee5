import { formatCents } from './cents.ts'

interface Prices {
  cents: number
  seenCents: number
}

const changed = ({ cents, seenCents }: Prices, nothingYet: string) =>
  `The price has changed in the meantime: it’s now ${formatCents(cents)}, not ${formatCents(seenCents)}. ${nothingYet} Please check it, and send it again if it works for you.`

export const priceOfPlacesChanged = (prices: Prices) => changed(prices, 'No one is registered yet.')
export const priceOfEntryChanged = (prices: Prices) => changed(prices, 'No one is signed up yet.')
export const priceOfOrderChanged = (prices: Prices) => changed(prices, 'Nothing is ordered yet.')
