export const receivedSubject = (amount: string) => `我们收到了您的付款${amount}`
export const received = '谢谢，您的付款已经到了。'
export const stillToPay = (amount: string) => `还要付：${amount}。`
export const nothingLeft = '没有要付的款项了。'
export const nothingLeftAndCredit = (amount: string) => `没有要付的款项了。多付的${amount}会留作以后的费用。`
export const see = '查看付款'

export const dueToday = (what: string) => `${what}今天应付`
export const dueOn = (what: string, day: string) => `${what}应在${day}或之前付`
export const wasDue = (what: string, day: string) => `${what}本应在${day}或之前付`
export const oneDue = (subject: string, amount: string) => `${subject}：${amount}，`
export const overdue = '温馨提醒：我们还没有收到您的付款。'
export const dueSoon = '温馨提醒，让您早点知道。'
export const onItsWay =
  '如果您这几天已经付了，谢谢，我们很快就会入账。如果您需要多一点时间，或费用上需要帮助，请告诉我们。'
