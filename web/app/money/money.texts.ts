export const dueNow = 'Due now'
export const dueNext = 'Due next'
export const due = (day: string) => `Due ${day}`
export const wasDue = (day: string) => `Was due ${day}`
export const partPaid = (paid: string, all: string) => ` · ${paid} of ${all} is paid`

export const cardOpen = 'We’re confirming your card payment. This usually takes a few seconds.'
export const cardPaid = (amount: string) => `Thank you! Your card payment of ${amount} has arrived.`
export const cardExpired = 'This card payment wasn’t finished. Your card wasn’t charged.'
export const cardWrongAmount = 'Your card payment needs a closer look. We’ll email you.'
export const whatByCard = 'What to pay by card'
export const everything = 'Everything'
export const choice = (what: string, amount: string) => `${what}: ${amount}`
export const payByCard = (amount: string) => `Pay ${amount} by card`

export const colon = ': '
export const fundConfirmations = 'Confirmations for a fund'
export const fundsHelp = (funds: string) =>
  `${funds} help families pay for sports. When you apply, they ask the club to confirm the registration.`
export const asPdf = (what: string) => `${what} (PDF)`

export const statementOf = (year: number) => `${year} statement`
export const statementPdf = (year: number) => `${year} statement (PDF)`
export const undone = 'undone'
export const receipt = (number: number) => `Receipt ${number}`

export const held = (day: string) =>
  `nothing has been paid yet. The place is held through ${day}. Any payment keeps it. If you need more time, or help with the fee, just let us know before then.`

export const howYouPay = 'How you pay'
export const placeOf = (name: string, program: string) => `${name}, ${program}`
export const changeWith = 'You can change this with '
export const yourRegistration = 'your registration'
export const untilApproved = ' until we’ve approved it.'

export const helpWithFee = 'Help with the fee'
export const askForHelp = 'Ask for help...'
export const askTitle = 'Ask for help with the fee'
export const ask = 'Ask for help'
export const asked = 'Thanks! We’ll help you with the rest and email you.'
export const oneMoment = 'One moment...'
export const back = 'Back'
export const helpFor = 'For'
export const fund = 'Fund'
export const anotherFund = 'Another fund'
export const nameOfFund = 'Name of the fund'
export const note = 'Note'
export const noteHint =
  'Such as when you applied. Please don’t tell us about health or income: the fund asks for what it needs.'
