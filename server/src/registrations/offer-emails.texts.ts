export const onePlace = (names: string) => `A place for ${names}`
export const places = (names: string) => `Places for ${names}`
export const freePlace = (child: string, program: string) => `there’s a place for ${child} in ${program}`
export const goodNews = (places: string) => `Good news: ${places}.`
export const howToAnswer =
  'Use the button to accept, decline or leave the waiting list. Nothing happens until you choose on that page, and you don’t need a password.'
export const cost = (child: string, amount: string) => `${child}’s place costs ${amount}`
export const costs = (costs: string) => `${costs}; we’ll email you how to pay once you’ve accepted.`
export const unanswered =
  'If we don’t hear from you in time, the place goes to the next family and you move to the end of the waiting list.'
export const answer = 'Answer the offer'

export const goneSubject = (child: string) => `The offer for ${child} has expired`
export const gone = (child: string, program: string) =>
  `We held a place in ${program} for ${child} but didn’t hear from you, so it has gone to the next family.`
export const goneNext = (child: string) =>
  `${child} is still on the waiting list, now at the end. We’ll email you when another place opens up.`
export const goneLeave =
  'If you no longer need a place, please leave the list so others can move up. The button takes you there: one tap, no password.'

export const revokedSubject = (child: string) => `${child}’s offer has gone to the next family`
export const revoked = (child: string, program: string) =>
  `We held a place in ${program} for ${child}, who can’t take it right now, so it has gone to the next family.`
export const revokedNext = (child: string) =>
  `${child} keeps the place in line. Once ${child} is cleared to play again, you’ll hear from us when it’s your turn.`
export const seePlaceInLine = 'See your place in line'
