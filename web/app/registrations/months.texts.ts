export const changeMonths = 'Change months'
export const changeMonthsOf = (player: string) => `Change months: ${player}`
export const monthsIn = (player: string, program: string) => `${player}’s months in ${program}`
export const oneMoment = 'One moment...'
export const leave = 'Leave as they are'
export const areChanged = (player: string) => `${player}’s months have been changed.`
export const oneHasToStay =
  'You need to keep at least one month. To leave the program, cancel or withdraw instead.'
export const whatChanges = 'What changes'
export const months = 'Months'
export const allMonths = 'All months'
export const before = (amount: string) => `Before: ${amount}. Other months keep their price.`
export const changeForMore = (amount: string) => `Change months · ${amount} more`
export const changeForLess = (amount: string) => `Change months · ${amount} less`
export const paidTakenAway = (month: string, amount: string) =>
  `${month} will be removed. The ${amount} paid for it stays on the account and goes toward what’s due next.`
export const takenAway = (month: string, amount: string) => `${month} will be removed: ${amount} less to pay.`
export const wouldPay = (player: string, after: string, before: string) =>
  `${player} would then pay ${after} instead of ${before}.`

export const payMonthlyInstead = 'Pay month by month instead'
export const payAtOnceInstead = 'Pay all at once instead'
export const insteadFor = (action: string, player: string) => `${action}: ${player}`
export const paidMonthly = (player: string) => `${player}’s months are paid month by month.`
export const paidAtOnce = (player: string) => `${player}’s months are paid all at once.`
export const monthByMonth = 'month by month'
export const allAtOnce = 'all at once'
