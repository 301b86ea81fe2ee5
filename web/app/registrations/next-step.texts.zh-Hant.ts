export const between = ''
export const reviewing = (day: string) => `我們正在審核，會在${day}或之前發電郵給您。`
export const stillReviewing = '我們還在審核，會盡快發電郵給您。'
export const nothingYet = '現在還不用付款。'
export const hasPlace = (player: string) => `${player}有名額了。`
export const hasPaidPlace = (player: string) => `${player}有名額了，費用已付清。`
export const payNow = (amount: string) => `請現在支付${amount}。`
export const payBy = (amount: string, day: string) => `請在${day}或之前支付${amount}。`
export const nextNow = (amount: string) => `下一筆應付：現在支付${amount}。`
export const nextBy = (amount: string, day: string) => `下一筆應付：${day}或之前支付${amount}。`
export const seeYou = '球場見！'
export const askedToLeave = (player: string, day: string, amount: string) =>
  `您在${day}為${player}申請退出。我們確認後，會退還您${amount}。在那之前，名額仍為您保留。`
export const notAccepted = '這項報名未獲批准，原因請向我們查詢。'
export const notAcceptedFor = (reason: string) => `這項報名未獲批准：${reason}`
export const mayComeBack = (player: string) =>
  `${player}已退出候補名單。改變主意的話，兩天之內可以回到原來的位置。`
export const cancelled = '這項報名已取消。您隨時可以重新報名。'
export const hasLeft = (player: string) => `${player}已退出這個課程。`
export const hasLeftWithRefund = (player: string, amount: string) =>
  `${player}已退出這個課程。您會獲得退款${amount}。`
export const completed = (player: string) => `${player}完成了這個賽季，踢得好！`
export const offer = (player: string, moment: string) => `${player}有名額了，為您保留到${moment}。`
export const placeInLine = (player: string, position: number) => `${player}排在候補名單第${position}位。`
export const inLine = (player: string) => `${player}在候補名單上。`
export const emailOnceOpen = '一有名額，我們就發電郵給您。在那之前不用付款。'

export const payForKit = (amount: string) => `請支付${amount}。付款後我們就訂貨。`
export const kitPaid = '已付款，多謝。準備好後我們會發電郵給您。'
export const kitReady = '可以領取了。'
export const kitHandedOver = '已領取。'
export const kitCancelled = '這個訂單已取消。'
export const kitRefunded = '已退款。'
