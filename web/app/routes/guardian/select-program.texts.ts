export const title = 'Choose a program'
export const description = 'The programs that fit your player, with the full price.'
export const notFitting = (count: number, player: string) =>
  count === 1 ? `${count} program that doesn’t fit ${player}` : `${count} programs that don’t fit ${player}`
export const nothingYet = 'There’s nothing to choose here yet.'
export const colon = ': '
export const forWhom = 'Who’s it for?'
export const siblings = 'You can add brothers and sisters on the next page.'
export const nothingFits = (player: string) => `Nothing to choose for ${player} right now`
export const nothingFitsLead = (player: string, phone: string) =>
  `Either ${player} is already registered, or no program for this age is open. The reasons are below. We’ll email you when a season opens for your family. Questions? Call ${phone}.`

export const signInFirst = 'Sign in to see what fits your player, with the price for your family.'
export const signIn = 'Sign in to choose'
export const createAccount = 'Create an account'
