export const title = '關閉帳戶'
export const administrator = '您是管理員。請先讓另一位管理員取消您的管理員身分，然後您可以在這裡關閉帳戶。'
export const lead = '您隨時可以離開。關閉之前，我們會告訴您哪些會結束、哪些會刪除、哪些會保留。'
export const closeAsk = '關閉我的帳戶……'
export const closing = '正在關閉帳戶……'
export const isSure = '我明白這無法撤銷。'
export const close = '關閉我的帳戶'
export const keep = '保留我的帳戶'

export const paidStays = '已付款：繼續有效'
export const keptUntilOver =
  '這些孩子的資料和您的姓名、電郵地址、電話會保留到以上各項結束為止，然後刪除。如果想退出課程並查看退款，請在關閉帳戶之前'
export const withdraw = '申請退出'
export const beforeYouClose = '。'
export const unpaidEnds = '未付款：會取消'
export const handedOver = (children: string, count: number, to: string) =>
  `${children}${count > 1 ? '都' : ''}由家裡的另一位監護人${to}繼續管理，包括所有報名和訂單。`
export const deletedNow = '立即刪除'
export const withNotes = (children: string) => `${children}的資料，包括健康備註和緊急聯絡人。`
export const deletedWhileKept = '您的相片、日曆連結和登入狀態。'
export const deletedAll = '您的姓名、電郵地址、電話、相片、日曆連結、登入狀態、留言和電郵。'
export const whatWeKeep = '我們保存甚麼、保存多久'
export const wholeList = '查看全部'
export const signedOut = '您會在所有裝置上登出，這個帳戶不能再登入。要不要先'
export const downloadFirst = '下載您的資料'
export const buttonAbove = '？按鈕在上面。'

export const affair = (player: string, what: string) => `${player}：${what}`
export const waiting = '，在候補名單上'
export const refundOwed = '，應退給您的款項'
export const until = (day: string) => `，到${day}`
export const onDay = (day: string) => `，${day}`
