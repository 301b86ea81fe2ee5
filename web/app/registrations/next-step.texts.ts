import { ordinal } from '@touchline/domain/words.ts'

export const between = ' '
export const reviewing = (day: string) => `We’re reviewing it and will email you by ${day}.`
export const stillReviewing = 'We’re still reviewing it and will email you as soon as we can.'
export const nothingYet = 'Nothing to pay yet.'
export const hasPlace = (player: string) => `${player} has a place.`
export const hasPaidPlace = (player: string) => `${player} has a place and everything is paid.`
export const payNow = (amount: string) => `Please pay ${amount} now.`
export const payBy = (amount: string, day: string) => `Please pay ${amount} by ${day}.`
export const nextNow = (amount: string) => `Next to pay: ${amount} now.`
export const nextBy = (amount: string, day: string) => `Next to pay: ${amount} by ${day}.`
export const seeYou = 'See you at the field!'
export const askedToLeave = (player: string, day: string, amount: string) =>
  `You asked to withdraw ${player} on ${day}. Once we confirm it, you’ll get ${amount} back. Until then, the place is yours.`
export const notAccepted = 'We couldn’t accept this registration. Please ask us why.'
export const notAcceptedFor = (reason: string) => `We couldn’t accept this registration: ${reason}`
export const mayComeBack = (player: string) =>
  `${player} has left the waiting list. Changed your mind? You have two days to take your place back.`
export const cancelled = 'This was cancelled. You can register again any time.'
export const hasLeft = (player: string) => `${player} has left this program.`
export const hasLeftWithRefund = (player: string, amount: string) =>
  `${player} has left this program. You’ll get ${amount} back.`
export const completed = (player: string) => `${player} has finished the season. Well played.`
export const offer = (player: string, moment: string) =>
  `A place has opened up for ${player}. We’re holding it until ${moment}.`
export const placeInLine = (player: string, position: number) => `${player} is ${ordinal(position)} in line.`
export const inLine = (player: string) => `${player} is in line.`
export const emailOnceOpen = 'We’ll email you as soon as a place opens up. Nothing to pay until then.'

export const payForKit = (amount: string) => `Please pay ${amount}. We’ll order it once it’s paid.`
export const kitPaid = 'Paid, thank you. We’ll email you when it’s ready.'
export const kitReady = 'Ready.'
export const kitHandedOver = 'You’ve picked it up.'
export const kitCancelled = 'This order was cancelled.'
export const kitRefunded = 'This was refunded.'
