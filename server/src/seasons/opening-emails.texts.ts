export const subject = (season: string, names: string) => `${season} is open for ${names}`
export const openFirst = (names: string, season: string, day: string) =>
  `You can register ${names} for ${season} now. Everyone else can from ${day}.`
export const open = (season: string, names: string) =>
  `Registration for ${season} is open, and we’d love to see ${names} again.`
export const child = (name: string, program: string, day: string) => `${name}: ${program}, from ${day}.`
export const comma = ', '
export const filledIn =
  'Your days from last time are filled in. You’ll see the full price before you send anything, and there’s nothing to pay until we email you.'
export const register = (names: string) => `Register ${names}`
