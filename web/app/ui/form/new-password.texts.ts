export const wellKnown = 'This is a well-known password. Choose one that only you would think of'
export const atLeast = (fewest: number) => `At least ${fewest} characters`
export const missing = (fewest: number, more: number) =>
  `At least ${fewest} characters: ${more === 1 ? 'one' : more} more`
export const notThese = 'Not your email address, a sequence or pattern, or a well-known password'
export const done = ' (done)'
export const strong = 'Strong password'
export const good = 'Good password'
export const fair = 'Fair password: a few more words make it strong'
