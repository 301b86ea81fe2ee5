export const receivedSubject = (amount: string) => `We’ve received your payment of ${amount}`
export const received = 'Thank you, your payment has arrived.'
export const stillToPay = (amount: string) => `Still to pay: ${amount}.`
export const nothingLeft = 'There’s nothing left to pay.'
export const nothingLeftAndCredit = (amount: string) =>
  `There’s nothing left to pay. The extra ${amount} goes toward what’s due next.`
export const see = 'See your payments'

export const dueToday = (what: string) => `${what} is due today`
export const dueOn = (what: string, day: string) => `${what} is due on ${day}`
export const wasDue = (what: string, day: string) => `${what} was due on ${day}`
export const oneDue = (subject: string, amount: string) => `${subject}: ${amount},`
export const overdue = 'A friendly reminder: we haven’t seen your payment yet.'
export const dueSoon = 'A friendly reminder, so it doesn’t come as a surprise.'
export const onItsWay =
  'If you’ve paid in the last few days, thank you: it just hasn’t reached our books yet. If you need more time, or help with the fee, just let us know.'

export const keepPlace = (day: string, name: string) => `Please pay by ${day} to keep ${name}’s place`
export const keepPlaces = (day: string, names: string) =>
  `Please pay by ${day} to keep the places for ${names}`
export const placeUnpaid =
  'We haven’t received a payment for this place yet, and other families are hoping for one.'
export const placesUnpaid =
  'We haven’t received a payment for these places yet, and other families are hoping for one.'
export const inProgram = (name: string, program: string) => `${name} in ${program}`
export const atRisk = (place: string, { amount, day, lastDay }: AtRisk) =>
  `${place}: ${amount} was due on ${day}. If nothing is paid by ${lastDay}, the registration will be cancelled and the place will go to the next family.`
export const whatKeepsIt =
  'Any payment toward it keeps the place, even a part of it. If you need more time, or a fund such as KidSport or Jumpstart is going to help, just reply to this email before then: we’ll wait.'
export const alreadyPaid = 'If you’ve already paid, thank you! Please let us know, so we can find it.'

export const grantedSubject = (fund: string, name: string) =>
  `Good news: ${fund} is helping with ${name}’s fee`
export const granted = (fund: string, name: string, program: string) =>
  `${fund} will help with ${name}’s place in ${program}.`
export const grantedAmount = (amount: string) =>
  `It pays ${amount}. As soon as the money arrives, we’ll take it off what you owe and you’ll see it on your payments page.`
export const grantedUntilThen = 'Until then, we won’t remind you about this place.'
export const refusedSubject = (fund: string, name: string) => `About help from ${fund} for ${name}`
export const refused = (fund: string, name: string, program: string) =>
  `${fund} can’t help with ${name}’s place in ${program} this time.`
export const refusedNext =
  'If you’d like to ask another fund, or need more time to pay, just reply to this email: we’ll find a way together.'

export const sentSubject = (amount: string) => `We’ve sent you ${amount}`
export const refundFor = (name: string, program: string) => `Your refund for ${name} in ${program}`
export const yourCredit = 'Your credit'
export const wentOut = (what: string, day: string) => `${what} went out on ${day}.`
export const bankReference = (reference: string) => `The bank’s reference is ${reference}.`
export const arrivesInAWeek =
  'It’s on your statement with the club. If it hasn’t arrived within a week, just reply to this email.'
export const backToCard = (what: string) => `${what} is on its way to the card you paid with.`
export const arrivesInTwoWeeks =
  'Most banks show it within 5 to 10 days. It’s on your statement with the club. If it hasn’t arrived within two weeks, just reply to this email.'

interface AtRisk {
  amount: string
  day: string
  lastDay: string
}
