export const receivedSubject = (amount: string) => `我們收到了您的付款${amount}`
export const received = '多謝，您的付款已經到了。'
export const stillToPay = (amount: string) => `還要付：${amount}。`
export const nothingLeft = '沒有要付的款項了。'
export const nothingLeftAndCredit = (amount: string) => `沒有要付的款項了。多付的${amount}會留作以後的費用。`
export const see = '查看付款'

export const dueToday = (what: string) => `${what}今天應付`
export const dueOn = (what: string, day: string) => `${what}應在${day}或之前付`
export const wasDue = (what: string, day: string) => `${what}本應在${day}或之前付`
export const oneDue = (subject: string, amount: string) => `${subject}：${amount}，`
export const overdue = '溫馨提醒：我們還沒有收到您的付款。'
export const dueSoon = '溫馨提醒，讓您早點知道。'
export const onItsWay =
  '如果您這幾天已經付了，多謝，我們很快就會入賬。如果您需要多一點時間，或費用上需要幫助，請告訴我們。'
