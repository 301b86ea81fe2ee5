export const isOpen = 'Open for registration.'
export const opens = (day: string) => `Registration opens on ${day}.`
export const openForReturning = (day: string) =>
  `Open now for returning families, and from ${day} for everyone.`
export const opensForReturning = (first: string, day: string) =>
  `Registration opens on ${first} for returning families, and on ${day} for everyone.`
