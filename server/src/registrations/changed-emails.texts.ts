export const between = ' '
export const monthsSubject = (child: string, program: string) =>
  `${child}’s months in ${program} have changed`
export const added = (months: string) => `We’ve added ${months}.`
export const takenAway = (months: string) => `We’ve removed ${months}, so there’s nothing to pay for it.`
export const paidStays = (amount: string, months: string) =>
  `The ${amount} you paid for ${months} stays on your account and goes toward what’s due next. If you’d like it back instead, just reply to this email.`
export const seeAccount = 'Your account shows what’s due, and when.'
export const reviewing = 'We’ll review it shortly. There’s nothing to pay until we email you.'

export const inLineSubject = (child: string, program: string) => `${child} is in line for ${program}`
export const movedSubject = (child: string, program: string) => `${child} is now in ${program}`
export const wouldMove = (child: string, from: string, to: string, place: string) =>
  `We’d like to move ${child} from ${from} to ${to}, which is full right now. ${child} is ${place}.`
export const staysUntil = (child: string, from: string) => `Until there’s a place, ${child} stays in ${from}.`
export const moved = (child: string, from: string, to: string) =>
  `We’ve moved ${child} from ${from} to ${to}.`
export const onceOpen = 'As soon as a place opens up, we’ll email you. There’s nothing to pay until then.'
export const nextToPay = (amountAndDay: string) => `Next to pay: ${amountAndDay}.`
export const nothingLeft = 'There’s nothing left to pay.'
export const letUsKnow = 'If this doesn’t work for you, just let us know.'
