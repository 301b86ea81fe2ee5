interface OfItem {
  /** The club's own name for it. */
  item: string
}
interface OnOffer {
  /** The sizes on offer; empty if one size fits all. */
  sizes: readonly string[]
  /** For a full kit, the sock sizes as well. */
  socks: readonly string[]
}

function sizeHint({ sizes, socks }: OnOffer): string {
  if (sizes.length === 0) return 'one size fits all'
  return socks.length === 0
    ? sizes.join(', ')
    : `jersey ${sizes.join(', ')} and socks ${socks.join(', ')}, written as YM/S`
}

export const unknownItem = () => 'We don’t carry this item. Please see what’s in the store.'
export const notSoldAnyMore = ({ item }: OfItem) =>
  `${item}: we no longer sell this. Please see what’s in the store.`
export const sizeToChoose = (sizes: OnOffer) => `Please choose a size: ${sizeHint(sizes)}.`
export const noSuchSize = ({ item, size, ...sizes }: OfItem & OnOffer & { size: string }) =>
  `${item}: there is no size ${size}. Sizes: ${sizeHint(sizes)}.`
export const otherQuantity = ({ most }: { most: number }) =>
  `You can order 1 to ${most} of an item. For more, please ask us.`
export const itemIsOut = ({ item }: OfItem) => `${item}: out of stock. Ask us when more are coming in.`
export const sizeIsOut = ({ item, size }: OfItem & { size: string }) =>
  `${item} in ${size}: out of stock. Ask us when more are coming in.`
export const orderIsPrepared = () => 'This order is already being prepared. Please ask us about another size.'
export const mostUnpaidOrders = ({ most }: { most: number }) =>
  `A family can have up to ${most} unpaid orders. Pay for some or cancel them first, or ask us and we’ll gladly help.`
