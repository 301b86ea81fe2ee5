export const between = ''
export const monthsSubject = (child: string, program: string) => `${child}参加${program}的月份有变动`
export const added = (months: string) => `我们加上了${months}。`
export const takenAway = (months: string) => `我们去掉了${months}，这部分不用付款。`
export const paidStays = (amount: string, months: string) =>
  `您为${months}付过的${amount}留在您的账户里，抵扣下一笔应付款项。如果您想退款，直接回复这封邮件就可以。`
export const seeAccount = '您的账户里可以看到应付的款项和日期。'
export const reviewing = '我们很快就会审核。在我们发邮件通知您之前，不用付款。'

export const inLineSubject = (child: string, program: string) => `${child}在${program}的候补名单上`
export const movedSubject = (child: string, program: string) => `${child}已转到${program}`
export const wouldMove = (child: string, from: string, to: string, place: string) =>
  `我们想把${child}从${from}转到${to}，那里目前已满。${child}排在${place}。`
export const staysUntil = (child: string, from: string) => `在有名额之前，${child}留在${from}。`
export const moved = (child: string, from: string, to: string) => `我们已把${child}从${from}转到${to}。`
export const onceOpen = '一有名额，我们就发邮件通知您。在那之前不用付款。'
export const nextToPay = (amountAndDay: string) => `接下来：${amountAndDay}。`
export const nothingLeft = '没有要付的款项了。'
export const letUsKnow = '如果这样不合适，请告诉我们。'
