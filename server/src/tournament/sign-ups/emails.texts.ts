/** The children of a family, for use in a sentence. */
interface Children {
  names: string
  isOne: boolean
}

interface About {
  tournament: string
  /** The day, if it is set. */
  day: string | null
}

const are = ({ isOne }: Children) => (isOne ? 'is' : 'are')
const on = ({ tournament, day }: About) => `${tournament}${day === null ? '' : ` on ${day}`}`

export const see = 'See the tournament'
export const isFree = 'It’s free.'

export const joinedSubject = (children: Children, tournament: string) =>
  `${children.names} ${are(children)} in: ${tournament}`
export const joined = (children: Children, about: About) =>
  `${children.names} ${are(children)} signed up for ${on(about)}. Once sign-up closes we’ll put the teams together and email you when and where you play.`
export const fee = (amount: string, day: string) =>
  `The fee is ${amount}, due by ${day}. Please send it by e-Transfer with your reference.`
export const mayLeave = (day: string) =>
  `If something comes up, you can leave on the tournament’s page. Until ${day} that’s free. After that the fee is still due, because the teams count on you.`

export const waitingSubject = (children: Children, tournament: string) =>
  `${children.names} ${are(children)} on the waiting list: ${tournament}`
export const waiting = (children: Children, about: About) =>
  `${on(about)} is full right now, and ${children.names} ${are(children)} on the waiting list.`
export const waitingNext = (hours: number) =>
  `As soon as a place opens up, we’ll email you and hold it for ${hours} hours. There’s nothing to pay until then.`

export const offerSubject = (children: Children, tournament: string) =>
  `A place for ${children.names}: ${tournament}`
export const offer = (children: Children, about: About) =>
  `Good news: there’s a place for ${children.names} in ${on(about)}. Sign in on its page to take it.`
export const costs = (amount: string) => `It costs ${amount}.`
export const unanswered =
  'If we don’t hear from you in time, the place goes to the next family and you move to the end of the waiting list.'

export const goneSubject = (children: Children) => `The offer for ${children.names} has run out`
export const gone = (children: Children, tournament: string) =>
  `We held a place in ${tournament} for ${children.names} but didn’t hear from you, so it has gone to the next family.`
export const goneNext = (children: Children) =>
  `${children.names} ${are(children)} still on the waiting list, now at the end. We’ll email you when another place opens up.`

export const revokedSubject = (children: Children) =>
  `The offer for ${children.names} has gone to the next family`
export const revoked = (children: Children, tournament: string) =>
  `We held a place in ${tournament} for ${children.names}, who can’t take it right now, so it has gone to the next family.`
export const revokedNext = 'Your place in line stays the same.'

export const leftSubject = (children: Children, tournament: string) =>
  `${children.names} ${are(children)} no longer in: ${tournament}`
export const left = (children: Children, about: About) =>
  `${children.names} ${are(children)} off the list for ${on(about)}.`
export const stillDue = (amount: string) => `Sign-up has closed, so the fee of ${amount} is still due.`
export const nothingToPay =
  'There’s nothing to pay. Anything you’ve paid is now a credit on your account. Just ask if you’d rather have a refund.'

export const cancelledSubject = (tournament: string) => `${tournament} is cancelled`
export const cancelled = (children: Children, about: About) =>
  `${on(about)} won’t take place. We’re sorry, and we know ${children.names} will be disappointed.`

export const waiverSubject = (children: Children, tournament: string) =>
  `Please sign for ${children.names}: ${tournament}`
export const waiver = (children: Children, about: About) =>
  `${children.names} ${are(children)} in ${on(about)}, and the consent hasn’t been signed yet. It takes two minutes, and one signature covers all your children.`
export const waiverNeeded = 'Without it they can’t play on the day.'
