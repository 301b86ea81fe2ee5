export const changeMonths = '更改月份'
export const changeMonthsOf = (player: string) => `更改月份：${player}`
export const monthsIn = (player: string, program: string) => `${player}參加${program}的月份`
export const oneMoment = '請稍候……'
export const leave = '不更改'
export const areChanged = (player: string) => `${player}的月份已更改。`
export const oneHasToStay = '最少要保留一個月。如果不來了，請取消報名或申請退出。'
export const whatChanges = '更改的內容'
export const months = '月份'
export const allMonths = '所有月份'
export const before = (amount: string) => `原來：${amount}。其他月份的費用不變。`
export const changeForMore = (amount: string) => `更改月份 · 費用增加${amount}`
export const changeForLess = (amount: string) => `更改月份 · 費用減少${amount}`
export const paidTakenAway = (month: string, amount: string) =>
  `去掉${month}。已付的${amount}留在帳戶內，抵扣下一筆應付款項。`
export const takenAway = (month: string, amount: string) => `去掉${month}：費用減少${amount}。`
export const wouldPay = (player: string, after: string, before: string) =>
  `這樣一來，${player}的費用是${after}，不再是${before}。`

export const payMonthlyInstead = '改為按月付款'
export const payAtOnceInstead = '改為一次付清'
export const insteadFor = (action: string, player: string) => `${action}：${player}`
export const paidMonthly = (player: string) => `${player}的費用改為按月付款。`
export const paidAtOnce = (player: string) => `${player}的費用改為一次付清。`
export const monthByMonth = '按月付款'
export const allAtOnce = '一次付清'
