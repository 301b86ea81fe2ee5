import { formatCents } from './cents.ts'

interface Prices {
  cents: number
  seenCents: number
}

const changed = ({ cents, seenCents }: Prices, nothingYet: string) =>
  `費用剛剛有變：現在是${formatCents(cents)}，不是${formatCents(seenCents)}。${nothingYet}請看一看，合適的話再提交一次。`

export const priceOfPlacesChanged = (prices: Prices) => changed(prices, '尚未為任何人報名。')
export const priceOfEntryChanged = (prices: Prices) => changed(prices, '尚未為任何人報名參賽。')
export const priceOfOrderChanged = (prices: Prices) => changed(prices, '尚未下單。')
