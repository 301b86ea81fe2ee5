import { formatCents } from './cents.ts'

interface Prices {
  cents: number
  seenCents: number
}

const changed = ({ cents, seenCents }: Prices, nothingYet: string) =>
  `费用刚刚有变：现在是${formatCents(cents)}，不是${formatCents(seenCents)}。${nothingYet}请看一看，合适的话再提交一次。`

export const priceOfPlacesChanged = (prices: Prices) => changed(prices, '还没有为任何人报名。')
export const priceOfEntryChanged = (prices: Prices) => changed(prices, '还没有为任何人报名参赛。')
export const priceOfOrderChanged = (prices: Prices) => changed(prices, '还没有下单。')
