export const between = ''
export const monthsSubject = (child: string, program: string) => `${child}參加${program}的月份有變動`
export const added = (months: string) => `我們加上了${months}。`
export const takenAway = (months: string) => `我們去掉了${months}，這部分不用付款。`
export const paidStays = (amount: string, months: string) =>
  `您為${months}付過的${amount}留在您的帳戶內，抵扣下一筆應付款項。如果您想退款，直接回覆這封電郵就可以。`
export const seeAccount = '您的帳戶內可以看到應付的款項和日期。'
export const reviewing = '我們很快就會審核。在我們發電郵通知您之前，不用付款。'

export const inLineSubject = (child: string, program: string) => `${child}在${program}的候補名單上`
export const movedSubject = (child: string, program: string) => `${child}已轉到${program}`
export const wouldMove = (child: string, from: string, to: string, place: string) =>
  `我們想把${child}從${from}轉到${to}，那裡目前已滿。${child}排在${place}。`
export const staysUntil = (child: string, from: string) => `在有名額之前，${child}留在${from}。`
export const moved = (child: string, from: string, to: string) => `我們已把${child}從${from}轉到${to}。`
export const onceOpen = '一有名額，我們就發電郵通知您。在那之前不用付款。'
export const nextToPay = (amountAndDay: string) => `接下來：${amountAndDay}。`
export const nothingLeft = '沒有要付的款項了。'
export const letUsKnow = '如果這樣不合適，請告訴我們。'
