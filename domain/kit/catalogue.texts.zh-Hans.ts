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
  if (sizes.length === 0) return '只有一种尺码'
  return socks.length === 0 ? sizes.join('、') : `球衣${sizes.join('、')}，球袜${socks.join('、')}`
}

export const unknownItem = () => '我们没有这件商品。请看看商店里有什么。'
export const notSoldAnyMore = ({ item }: OfItem) => `${item}：已不再出售。请看看商店里有什么。`
export const sizeToChoose = (sizes: OnOffer) => `请选择尺码：${sizeHint(sizes)}。`
export const noSuchSize = ({ item, size, ...sizes }: OfItem & OnOffer & { size: string }) =>
  `${item}：没有${size}这个尺码。尺码有：${sizeHint(sizes)}。`
export const otherQuantity = ({ most }: { most: number }) =>
  `每件商品可以订购1到${most}件。如果需要更多，请联系我们。`
export const itemIsOut = ({ item }: OfItem) => `${item}：目前缺货。想知道什么时候到货，请联系我们。`
export const sizeIsOut = ({ item, size }: OfItem & { size: string }) =>
  `${item}，尺码${size}：目前缺货。想知道什么时候到货，请联系我们。`
export const orderIsPrepared = () => '这个订单已在准备中。如果要换尺码，请联系我们。'
export const mostUnpaidOrders = ({ most }: { most: number }) =>
  `每个家庭最多可以有${most}份还没付款的订单。请先为其中一些订单付款或取消它们，或联系我们，我们很乐意帮忙。`
