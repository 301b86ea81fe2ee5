export const title = 'Registrations'
export const description = 'The status of each registration, what it costs and how to pay.'
export const registerForProgram = 'Register for a program'
export const now = 'Now'
export const kitOrders = 'Kit orders'
export const earlier = (count: number) => `Earlier registrations (${count})`
export const noneNow = 'No registrations right now'
export const noneNowLead =
  'Choose a program and you’ll see the full price, with every discount, before you send anything.'
export const chooseFor = (player: string) => `Choose a program for ${player}`
export const addFirst = 'Add your first player'

export const received = (players: string) => `We’ve received your registration for ${players}.`
export const emailFollows = ' You’ll get an email with all of this, too.'
export const costs = 'That’s '
export const costTogether = 'Together that’s '
export const nothingNow = '. Nothing to pay now: once we’ve approved it, you’ll see here what to pay and how.'
export const isFull = 'It’s full right now, so there’s a waiting list. Your place in line is below.'

export const moreLater = (amount: string) => `${amount} more is due later. `
export const monthByMonth = 'What’s due month by month, and what you’ve paid'

export const bothDays = 'This was replaced by a registration for both days. What you paid counts toward it.'
export const breakdown = (total: string) => `${total} total · see breakdown`
export const howLater = 'How you’ll pay, once it’s approved'
export const waitsWith = (players: string) =>
  `Waiting together with ${players}: places for everyone, or for no one.`

export const hasPlace = (player: string) => `${player} has a place.`
export const staysInLine = (player: string) => `${player} stays in line.`
export const forAllWaiting = 'Your answer applies to all your children who are waiting together.'
export const takePlace = 'Take the place'
export const pass = 'Pass, and stay in line'
export const oneMoment = 'One moment...'

export const cancel = 'Cancel registration'
export const leaveLine = 'Leave the waiting list'
export const withdraw = 'Withdraw'
export const backInLine = 'Back to our place in line'
export const isBackInLine = (player: string) => `${player} is back in line.`
export const stay = 'Stay after all'
export const stays = (player: string) => `${player} is staying. Good to have you.`
export const label = (action: string, player: string) => `${action}: ${player}`

export const hasLeftLine = (player: string) => `${player} has left the waiting list.`
export const isCancelled = (player: string) => `${player}’s registration is cancelled.`
export const leaveLineQuestion = (player: string) => `Take ${player} off the waiting list?`
export const cancelQuestion = (player: string) => `Cancel ${player}’s registration?`
export const confirmCancel = 'Cancel the registration'
export const stayInLine = 'Stay in line'
export const keepIt = 'Keep it'
export const othersMoveUp = (program: string) =>
  `The families behind you in line for ${program} will move up. Changed your mind? You have two days to take your place back.`
export const oneDayIsKept = (player: string) =>
  `${player} keeps the day you’ve paid for; only the second day is cancelled.`
export const placeGoesOn = (program: string) =>
  `The place in ${program} goes to the next family. Nothing has been paid, so there’s nothing to refund.`
export const wouldPay = (player: string, after: string, before: string) =>
  `${player} would then pay ${after} instead of ${before}, because the family discount no longer applies.`

export const withdrawQuestion = (player: string, program: string) => `Withdraw ${player} from ${program}?`
export const askToWithdraw = 'Ask to withdraw'
export const askWithRefund = (amount: string) => `Ask to withdraw · ${amount} back`
export const back = (amount: string) => `${amount} back`
export const requestReceived = 'We’ve received your request and will email you when it’s confirmed.'
export const stayIn = 'Stay in'
export const why = 'Why'
export const showNote = ' Please show it to us.'
export const refundFollows = 'The club will confirm this and send your refund. '
export const noRefundNow = 'The club will confirm this. Under its rules there’s no refund at this point. '
export const untilThen = (player: string) =>
  `Until then, ${player}’s place is safe and you can change your mind.`
export const englishCounts = ''

export const addDay = (day: string) => `Add ${day}`
export const addDayQuestion = (day: string, player: string) => `${day} as well for ${player}?`
export const addDayFor = (day: string, amount: string) => `Add ${day} · ${amount}`
export const keepOneDay = 'Keep one day'
export const bothReceived = (player: string) => `We’ve got it: both days for ${player}.`
export const agreeFirst = (player: string) => `First, please read and agree for ${player}: `
export const consentsOf = (player: string) => `${player}’s consents`
export const total = 'Total'
export const paidCounts = (player: string) =>
  `What you’ve paid counts toward it. ${player}’s place is kept. We’ll review it, and then you pay the difference.`
export const takesOver = (player: string) =>
  `This replaces the one-day registration. ${player}’s place is kept.`
