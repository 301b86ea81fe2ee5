export const forPlayer = (quantity: number, player: string) => `${player}：${quantity}件`
export const howToPay = '如何付款'
export const changeSize = '更改尺码'
export const cancelOrder = '取消订单'
export const cancelQuestion = (item: string, player: string) => `要取消${player}的${item}订单吗？`
export const confirmCancel = '取消这个订单'
export const cancelling = '正在取消……'
export const keepIt = '保留'
export const isCancelled = '订单已取消。'
export const nothingToRefund = '您还没有付款，所以没有要退的钱。您随时可以重新订购。'

export const anotherSize = (item: string, player: string) => `更改尺码：${player}的${item}`
export const saveSize = '保存尺码'
export const saving = '正在保存……'
export const leaveIt = '不更改'
export const sizeChanged = '尺码已更改。'

export const oneSize = '只有一种尺码。'
export const size = '尺码'
export const jerseyAndShorts = '球衣和短裤'
export const socks = '球袜'
export const chooseSize = '请选择尺码。'
export const chooseSocks = '请再选择球袜尺码。'
export const shoeSizes = '儿童鞋码，按加拿大和美国的尺码。'
export const out = '缺货'

export const inSize = (size: string) => `尺码${size}`
export const jerseyWithSocks = (jersey: string, socks: string) => `球衣${jersey}，球袜${socks}`
export const tall = (from: number, to: number) => `${from}–${to}厘米`
export const shoes = (shoes: string) => `鞋码${shoes}`
/** As written in the size chart. */
export const height = (height: string) =>
  height
    .replace(/^under (\d+) cm$/, '$1厘米以下')
    .replace(/^over (\d+) cm$/, '$1厘米以上')
    .replace(' cm', '厘米')
export const groups = (groups: string) =>
  groups.replace(/^up to (U\d+)$/, '$1及以下').replace(/^from (U\d+)$/, '$1及以上')

export const shirtSize = (size: string) => `球衣尺码${size}`
export const sockSize = (size: string) => `球袜尺码${size}`
export const shinGuardSize = (size: string) => `护腿板尺码${size}`
export const ballSize = (size: string) => `${size}号球`
export const knownSizes = (sizes: readonly string[]) => sizes.join('，')
