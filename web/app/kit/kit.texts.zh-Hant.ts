export const forPlayer = (quantity: number, player: string) => `${player}：${quantity}件`
export const howToPay = '如何付款'
export const changeSize = '更改尺碼'
export const cancelOrder = '取消訂單'
export const cancelQuestion = (item: string, player: string) => `要取消${player}的${item}訂單嗎？`
export const confirmCancel = '取消這個訂單'
export const cancelling = '正在取消……'
export const keepIt = '保留'
export const isCancelled = '訂單已取消。'
export const nothingToRefund = '您還沒有付款，所以沒有要退的錢。您隨時可以重新訂購。'

export const anotherSize = (item: string, player: string) => `更改尺碼：${player}的${item}`
export const saveSize = '儲存尺碼'
export const saving = '正在儲存……'
export const leaveIt = '不更改'
export const sizeChanged = '尺碼已更改。'

export const oneSize = '只有一種尺碼。'
export const size = '尺碼'
export const jerseyAndShorts = '球衣和短褲'
export const socks = '球襪'
export const chooseSize = '請選擇尺碼。'
export const chooseSocks = '請再選擇球襪尺碼。'
export const shoeSizes = '兒童鞋碼，按加拿大和美國的尺碼。'
export const out = '缺貨'

export const inSize = (size: string) => `尺碼${size}`
export const jerseyWithSocks = (jersey: string, socks: string) => `球衣${jersey}，球襪${socks}`
export const tall = (from: number, to: number) => `${from}–${to}厘米`
export const shoes = (shoes: string) => `鞋碼${shoes}`
/** As written in the size chart. */
export const height = (height: string) =>
  height
    .replace(/^under (\d+) cm$/, '$1厘米以下')
    .replace(/^over (\d+) cm$/, '$1厘米以上')
    .replace(' cm', '厘米')
export const groups = (groups: string) =>
  groups.replace(/^up to (U\d+)$/, '$1及以下').replace(/^from (U\d+)$/, '$1及以上')

export const shirtSize = (size: string) => `球衣尺碼${size}`
export const sockSize = (size: string) => `球襪尺碼${size}`
export const shinGuardSize = (size: string) => `護脛尺碼${size}`
export const ballSize = (size: string) => `${size}號球`
export const knownSizes = (sizes: readonly string[]) => sizes.join('，')
