export const onePlace = (names: string) => `A place for ${names}`
export const places = (names: string) => `Places for ${names}`
export const freePlace = (child: string, program: string) => `there is a place for ${child} in ${program}`
export const goodNews = (places: string) => `Good news: ${places}.`
export const howToAnswer =
  'The button leads to a page where you accept, decline or leave the waiting list. Nothing happens before you choose there, and no password is needed.'
export const cost = (child: string, amount: string) => `${child}’s place costs ${amount}`
export const costs = (costs: string) => `${costs}; we email you how to pay once you have accepted.`
export const unanswered =
  'If we don’t hear from you in time, the place goes to the next family and you move to the end of the waiting list.'
export const answer = 'Answer the offer'

export const goneSubject = (child: string) => `The offer for ${child} has run out`
export const gone = (child: string, program: string) =>
  `We held a place in ${program} for ${child}, and have not heard from you, so it has gone on to the next family.`
export const goneNext = (child: string) =>
  `${child} stays on the waiting list, at its end. We write again when another place becomes free.`
export const goneLeave =
  'If you no longer need a place, please leave the list so that others can move up. The button opens the page for it: one tap there, no password.'

export const revokedSubject = (child: string) => `${child}’s offer has gone to the next family`
export const revoked = (child: string, program: string) =>
  `We held a place in ${program} for ${child}, who cannot take it right now, so it has gone to the next family.`
export const revokedNext = (child: string) =>
  `${child} keeps the place in line. Once ${child} is cleared to play again, you hear from us when it is your turn.`
export const seePlaceInLine = 'See your place in line'
