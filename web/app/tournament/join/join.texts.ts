export const joinIn = 'Join in'
export const closedOn = (day: string) => `Sign-up closed on ${day}.`
export const forEach = (fee: string) => `${fee} per child`
export const free = 'free'
export const offer = (ages: string, fee: string, until: string) => `${ages}, ${fee}, until ${until}.`
export const dropOut = (until: string) =>
  `You can drop out until ${until}, free of charge. After that the teams count on you, and the fee is still due.`
export const signInToJoin = 'Sign in to join'
export const createAccount = 'New here? Create an account'
export const addFirstChild = 'Add your first child'
export const yourChildren = 'Your children who’ve signed up'

export const whoComes = 'Who would like to come?'
export const wishFor = (child: string) => `A request for ${child}`
export const wishHint = 'Such as: with Mia, please. We do what we can.'
export const readThis = 'Please read this'
export const version = (version: string) => `Version ${version}`
export const tickThese = 'Please read and tick these.'
export const waitingNow = 'You’re on the waiting list. We’ll email you when a place opens up.'
export const joinedNow = 'Joined. See you there!'
export const joining = 'Joining...'
export const joinWaitingList = 'Join the waiting list'
export const join = 'Join'
export const costs = (amount: string, children: string) => `${amount} for ${children}, on your account.`
export const costsNothing = (children: string) => `Free for ${children}.`
export const isFull = (children: string) => `It’s full for ${children}: joining the waiting list is free.`
export const between = ' '

export const isIn = 'is in.'
export const isOffered = (until: string) => `has a place on offer. We hold it until ${until}.`
export const isWaiting = (position: number) =>
  `is number ${position} on the waiting list. We’ll email you when a place opens up.`
export const wish = (wish: string) => `Request: ${wish}`
export const onAccount = (amount: string) => `${amount} on your account`
export const takePlace = 'Take the place'
export const takePlaceFor = (amount: string) => `Take the place for ${amount}`
export const pass = 'Pass'
export const takeChildOut = (child: string) => `Withdraw ${child}`
export const leaveWaitingList = 'Leave the waiting list'
export const takeOutOf = (child: string, tournament: string) => `Withdraw ${child} from ${tournament}?`
export const takeOut = 'Withdraw'
export const takingOut = 'Withdrawing...'
export const stayIn = 'Stay in'
export const nothingToPay = 'There’s nothing to pay.'
export const comesOff = (amount: string) => `Free of charge: the ${amount} comes off your account.`
export const staysDue = (amount: string) => `Sign-up has closed, so the fee of ${amount} is still due.`
