export const between = ' '
export const monthsSubject = (child: string, program: string) =>
  `${child}’s months in ${program} have changed`
export const added = (months: string) => `We have added ${months}.`
export const takenAway = (months: string) =>
  `We have taken away ${months}, so there is nothing to pay for that.`
export const paidStays = (amount: string, months: string) =>
  `The ${amount} that you had paid for ${months} stays on your account and covers what is due next. If you’d like it back instead, just reply to this email.`
export const seeAccount = 'Your account shows what is due, and when.'
export const reviewing = 'We’ll review it shortly. There’s nothing to pay until we email you.'

export const inLineSubject = (child: string, program: string) => `${child} is in line for ${program}`
export const movedSubject = (child: string, program: string) => `${child} is now in ${program}`
export const wouldMove = (child: string, from: string, to: string, place: string) =>
  `We’d like to move ${child} from ${from} to ${to}, which is full right now. ${child} is ${place}.`
export const staysUntil = (child: string, from: string) =>
  `Until there is a place, ${child} stays in ${from}.`
export const moved = (child: string, from: string, to: string) =>
  `We have moved ${child} from ${from} to ${to}.`
export const onceOpen = 'As soon as a place opens up, we’ll email you. There’s nothing to pay until then.'
export const nextToPay = (amountAndDay: string) => `Next to pay: ${amountAndDay}.`
export const nothingLeft = 'There’s nothing left to pay.'
export const letUsKnow = 'If this doesn’t work for you, just let us know.'
