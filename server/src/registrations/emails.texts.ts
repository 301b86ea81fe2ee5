import { ordinal } from '@touchline/domain/words.ts'

export const phoneNumber = 'a phone number where we can reach you'
export const emergencyContact = 'an emergency contact'

export const see = 'See your registrations'
export const seeHowToPay = 'See how to pay'
export const seePlaceInLine = 'See your place in line'
export const seeMissing = 'See what’s missing'
export const seePrograms = 'See our programs'
export const seePrices = 'See the new prices'

export const inMonth = (month: string, amount: string) => `${month} ${amount}`
export const breakdown = (months: string, total: string, discounts: string | null) =>
  `${months}: ${total} total${discounts === null ? '' : `, after ${discounts}`}.`
export const amountBy = (amount: string, day: string) => `${amount} by ${day}`
export const amountNow = (amount: string) => `${amount} now`
export const afterThat = (amounts: string) => `After that: ${amounts}.`
export const next = (amountAndDay: string) => `Next: ${amountAndDay}.`
export const reason = (reason: string) => `Reason: ${reason}`

export const receivedSubject = (names: string) => `We’ve received your registration for ${names}`
export const received = (names: string) =>
  `Thanks for signing up! We’ve received your registration for ${names} and will review it shortly. There’s nothing to pay until we email you.`
export const receivedChild = (child: string, program: string, breakdown: string) =>
  `${child} in ${program}. ${breakdown}`
export const checkStatus = 'You can check its status any time in your account.'

export const waitingSubject = (child: string) => `${child} is on the waiting list`
export const waiting = (child: string, program: string, place: string) =>
  `${program} is full right now. ${child} is ${place}.`
export const placeInLine = (position: number) =>
  position > 10 ? `number ${position} in line` : `${ordinal(position)} in line`
export const waitingNext = (hours: number) =>
  `As soon as a place opens up, we’ll email you and hold it for ${hours} hours. There’s nothing to pay until then.`
export const waitingTogether =
  'As you asked, we’ll only offer places to your children together. If there’s room for just some of them, other families may be asked first.'
export const waitingLeave =
  'The button shows your place in line. If you no longer need it, you can leave it there with one tap, no password needed.'

export const approvedSubject = (child: string, program: string) => `${child} has a place in ${program}`
export const approvedFree = (child: string) =>
  `Good news: ${child} is in, and there’s nothing to pay. See you at the field!`
export const covered = 'The credit on your account already covers it.'
export const approved = (child: string, day: string | null, isHeld: boolean) =>
  `Good news: there’s a place for ${child}. Please pay ${day === null ? 'now' : `by ${day}`}${isHeld ? ' to keep it' : ''}.`
export const moreTime = 'If you need more time, or help with the fee, just let us know.'

export const paidSubject = (child: string) => `${child} is all set`
export const missingSubject = (child: string) => `${child} is in: one thing is missing`
export const paid = (child: string, program: string) =>
  `Thanks, we’ve got your payment. ${child} is in ${program}.`
export const isIn = (child: string, program: string) => `${child} is in ${program}.`
export const forTraining = 'For training: shin guards on, water bottle filled.'
export const missing = (contacts: string) => `One thing first: please add ${contacts} in your account.`

export const rejectedSubject = (child: string) => `About ${child}’s registration`
export const rejected = (child: string, program: string) =>
  `We’re sorry, but we couldn’t offer ${child} a place in ${program}.`
export const rejectedNext =
  'There’s nothing to pay. If you think this is a mistake, or would like another group, just let us know.'

export const cancelledSubject = (child: string) => `${child}’s registration is cancelled`
export const cancelledAsAsked = (child: string, program: string) =>
  `As you asked, we’ve cancelled ${child}’s registration for ${program}.`
export const cancelled = (child: string, program: string) =>
  `We’ve cancelled ${child}’s registration for ${program}.`
export const cancelledNext =
  'There’s nothing to pay. You’re welcome back any time: registering again takes two minutes.'

export const askedSubject = (child: string, program: string) =>
  `You asked to withdraw ${child} from ${program}`
export const asked = (child: string) =>
  `We’ve received your request and will confirm it shortly. Until then, ${child}’s place is safe and you can change your mind.`
export const askedRefund = 'Here’s what you’d get back under the club’s refund rules as of today.'

export const withdrawnSubject = (child: string, program: string) => `${child} has left ${program}`
export const withdrawn = (child: string, program: string) =>
  `${child} is no longer registered for ${program}. Thank you for playing with us.`
export const refundComes =
  'We’ll send your refund by e-Transfer to this address and email you when it’s done.'
export const noRefund = 'Under the club’s rules there’s no refund.'

export const requotedSubject = 'The price of your registrations has changed'
export const requotedFamily =
  'The number of your children who are registered has changed, and so has your family discount.'
export const requotedByHand = 'We’ve changed a discount that the club gives you.'
export const newPrice = (child: string, after: string, before: string) =>
  `${child}: ${after} instead of ${before}.`
export const settledStay = 'Months already settled stay as they are.'
export const paidStays = 'What you’ve already paid doesn’t change.'
