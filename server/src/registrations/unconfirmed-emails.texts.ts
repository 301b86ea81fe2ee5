export const onePlace = (names: string) => `Do you still want ${names}’s place?`
export const places = (names: string) => `Do you still want the places for ${names}?`
export const notConfirmed = 'We haven’t confirmed your registration yet, and we can’t hold a place forever.'
export const heldThrough = (child: string, program: string, day: string) =>
  `${child} in ${program}: held through ${day}.`
export const stillWanted =
  'If you still want it, please reply to this email, and we’ll look at it right away. There’s nothing to pay until we’ve confirmed it.'
export const otherwise =
  'If it isn’t confirmed by then, the registration will be cancelled and the place will go to the next family.'
export const see = 'See your registrations'
