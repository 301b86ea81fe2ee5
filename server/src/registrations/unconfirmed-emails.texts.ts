export const onePlace = (names: string) => `Do you still want ${names}’s place?`
export const places = (names: string) => `Do you still want the places for ${names}?`
export const notConfirmed =
  'We have not confirmed your registration yet, and cannot hold a place without an end.'
export const heldThrough = (child: string, program: string, day: string) =>
  `${child} in ${program}: held through ${day}.`
export const stillWanted =
  'If you still want it, please reply to this email, and we’ll look at it right away. There is nothing to pay until we have confirmed it.'
export const otherwise =
  'If nobody confirms it by then, the registration is cancelled and the place goes to the next family.'
export const see = 'See your registrations'
