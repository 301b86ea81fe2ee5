export const changeMonths = '更改月份'
export const changeMonthsOf = (player: string) => `更改月份：${player}`
export const monthsIn = (player: string, program: string) => `${player}参加${program}的月份`
export const oneMoment = '请稍候……'
export const leave = '不更改'
export const areChanged = (player: string) => `${player}的月份已更改。`
export const oneHasToStay = '至少要保留一个月。如果不来了，请取消报名或申请退出。'
export const whatChanges = '更改的内容'
export const months = '月份'
export const allMonths = '所有月份'
export const before = (amount: string) => `原来：${amount}。其他月份的费用不变。`
export const changeForMore = (amount: string) => `更改月份 · 费用增加${amount}`
export const changeForLess = (amount: string) => `更改月份 · 费用减少${amount}`
export const paidTakenAway = (month: string, amount: string) =>
  `去掉${month}。已付的${amount}留在账户里，抵扣下一笔应付款项。`
export const takenAway = (month: string, amount: string) => `去掉${month}：费用减少${amount}。`
export const wouldPay = (player: string, after: string, before: string) =>
  `这样一来，${player}的费用是${after}，不再是${before}。`

export const payMonthlyInstead = '改为按月付款'
export const payAtOnceInstead = '改为一次付清'
export const insteadFor = (action: string, player: string) => `${action}：${player}`
export const paidMonthly = (player: string) => `${player}的费用改为按月付款。`
export const paidAtOnce = (player: string) => `${player}的费用改为一次付清。`
export const monthByMonth = '按月付款'
export const allAtOnce = '一次付清'
