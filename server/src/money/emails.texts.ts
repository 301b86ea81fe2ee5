export const receivedSubject = (amount: string) => `We have your payment of ${amount}`
export const received = 'Thank you, your payment has arrived.'
export const stillToPay = (amount: string) => `Still to pay: ${amount}.`
export const nothingLeft = 'Nothing is left to pay.'
export const nothingLeftAndCredit = (amount: string) =>
  `Nothing is left to pay. The ${amount} beyond it counts for what comes next.`
export const see = 'See your payments'

export const dueToday = (what: string) => `${what} is due today`
export const dueOn = (what: string, day: string) => `${what} is due on ${day}`
export const wasDue = (what: string, day: string) => `${what} was due on ${day}`
export const oneDue = (subject: string, amount: string) => `${subject}: ${amount},`
export const overdue = 'A friendly reminder: we have not seen your payment yet.'
export const dueSoon = 'A friendly reminder, so that it does not come as a surprise.'
export const onItsWay =
  'If you have paid in the last days, thank you: it is on its way to our books. If you need more time, or help with the fee, just let us know.'
