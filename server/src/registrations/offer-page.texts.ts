export const leave = 'Leave the waiting list'
export const accept = 'Accept the place'
export const acceptAll = 'Accept the places'
export const decline = 'Decline, and stay on the waiting list'
export const comeBack = 'Back to our place in line'
export const seeRegistrations = 'Sign in to see your registrations'
export const signIn = 'Sign in'

export const placeOpened = (names: string) => `A place has opened up for ${names}`
export const placesOpened = (names: string) => `Places have opened up for ${names}`
export const answerElsewhere = (moment: string) =>
  `Held for you until ${moment}. To answer, please use the button in our latest email, or sign in.`
export const onePlace = (names: string) => `A place for ${names}`
export const places = (names: string) => `Places for ${names}`
export const child = (name: string, program: string, price: string) => `${name} in ${program}, ${price}.`
export const choose = (moment: string) => `Held for you until ${moment}. Please choose:`

export const hasPlace = (names: string) => `${names} has the place`
export const howToPay = (program: string) =>
  `Thank you! We’ve emailed you how to pay for ${program}. You’ll also find it in your account.`
export const isIn = (names: string) => `${names} is in`
export const nothingLeft = (program: string) => `There’s nothing left to do for ${program}.`
export const isReviewed = (names: string) => `We’re reviewing ${names}’s registration`
export const reviewedSoon = (program: string) => `We’ll email you about ${program} as soon as that’s done.`
export const goneOn = 'The place has gone to the next family'
export const onWaitingList = 'On the waiting list'
export const placeInLine = (names: string, program: string, position: number) =>
  `${names} is number ${position} on the waiting list for ${program}. We’ll email you as soon as a place opens up.`
export const hasLeft = (names: string) => `${names} has left the waiting list`
export const byMistake = (program: string) =>
  `Was that a mistake? You have two days to take back your place in line for ${program}.`
export const notWaiting = (names: string) => `${names} is no longer waiting`
export const welcomeBack = 'You’re welcome back any time: registering again takes two minutes.'
export const noPlace = (names: string) => `About ${names}’s registration`
export const noPlaceNext = (program: string) =>
  `We’re sorry, but we couldn’t offer a place in ${program}. If you’d like another group, just let us know.`
export const leftProgram = (names: string) => `${names} has left the program`
export const isOver = 'This program is over'
export const wasIn = (names: string, program: string) =>
  `${names} had a place in ${program}. Hope to see you at the field again!`

export const oneMoreStep = 'One more step before you accept'
export const consentsFirst = (name: string) =>
  `Some consents for ${name} are still missing. You’ll find them on ${name}’s page in your account, under Consents.`
export const reactivateFirst = (name: string) =>
  `${name} is inactive and can’t join a program yet. Reactivate your player in your account first: it takes one tap.`
export const askUsFirst = (name: string) =>
  `${name} can’t join a program right now. Please ask us: we’re glad to help.`
export const stillHeld = 'Your place is held until the offer ends. Come back to this link afterward.'
export const runOut = 'This link has expired'
export const runOutWhy =
  'It worked while the offer was open. Sign in to see where things stand; nothing is lost.'
export const notComplete = 'This link is incomplete'
export const openAgain = 'Please open it from the email again, or copy the whole link.'
