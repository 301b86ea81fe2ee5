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
  if (sizes.length === 0) return '只有一種尺碼'
  return socks.length === 0 ? sizes.join('、') : `球衣${sizes.join('、')}，球襪${socks.join('、')}`
}

export const unknownItem = () => '我們沒有這件商品。請看看商店裡有甚麼。'
export const notSoldAnyMore = ({ item }: OfItem) => `${item}：已不再出售。請看看商店裡有甚麼。`
export const sizeToChoose = (sizes: OnOffer) => `請選擇尺碼：${sizeHint(sizes)}。`
export const noSuchSize = ({ item, size, ...sizes }: OfItem & OnOffer & { size: string }) =>
  `${item}：沒有${size}這個尺碼。尺碼有：${sizeHint(sizes)}。`
export const otherQuantity = ({ most }: { most: number }) =>
  `每件商品可以訂購1到${most}件。如果需要更多，請聯絡我們。`
export const itemIsOut = ({ item }: OfItem) => `${item}：目前缺貨。想知道甚麼時候到貨，請聯絡我們。`
export const sizeIsOut = ({ item, size }: OfItem & { size: string }) =>
  `${item}，尺碼${size}：目前缺貨。想知道甚麼時候到貨，請聯絡我們。`
export const orderIsPrepared = () => '這個訂單已在準備中。如果要換尺碼，請聯絡我們。'
export const mostUnpaidOrders = ({ most }: { most: number }) =>
  `每個家庭最多可以有${most}份尚未付款的訂單。請先為其中一些訂單付款或取消它們，或聯絡我們，我們很樂意幫忙。`
