export const whichMonths = 'Which months?'
export const monthsHint = 'The whole season, unless you untick a month.'
export const oneMonthAtLeast = 'Please choose at least one month.'
export const together = 'Keep them together'
export const togetherHint = 'If there isn’t room for everyone, keep them together on the waiting list.'
export const perMonth = ' a month'
export const wholeEvent = 'The whole event'
export const oneFreeVisit = 'One free visit'

export const howToPay = 'How do you want to pay?'
export const monthByMonth = 'Month by month'
export const allAtOnce = 'All at once'

export const emergency = 'In an emergency'
export const emergencyHint = 'We’ll call you first. Who else can we call, and allow to pick up your player?'
export const yourPhone = 'Your phone'
export const anotherAdult = 'Another adult'
export const theirPhone = 'Their phone'

export const readAndAgree = 'Read and agree'
export const consentsHint = 'Plain words, one box each.'
export const optional = '(optional)'
export const betweenStatements = ' '
export const readText = 'Read the text'
export const version = (version: string) => `Version ${version}`
export const onlyFamilyAgrees =
  'You’re viewing the site as this family, and only they can agree to this. To register them yourself, exit impersonation and use the desk: there you can note what they signed on paper, or why it can wait.'
export const needThisOne = 'We need this one before we can register anyone.'
export const tickTheBoxes = 'Please read and tick the boxes that aren’t marked optional.'
/** Shown on translations only (Y-5). */
export const notChecked =
  'Not checked by a person yet. If it differs from the English, the English counts; you find it under each text.'
export const checked = 'If it differs from the English, the English counts; you find it under each text.'

export const whatItCosts = 'What it costs'
/** `count` children, for whom a place is held for this many hours. */
export const joinWaitingList = (names: string, count: number, hours: number) =>
  `${names} ${count === 1 ? 'joins' : 'join'} the waiting list: it’s full right now. When a place opens up, we’ll email you and hold it for ${hours} hours. There’s nothing to pay until then.`
export const yourPlayer = 'Your player'
export const register = 'Register'
export const joinWith = (names: string) => `Join the waiting list with ${names}`
export const registerFor = (names: string, total: string) => `Register ${names} · ${total}`
export const andWaiting = (names: string) => ` · waiting list: ${names}`
export const noAnotherChild = 'No, ask the club to add another child'

export const whoPlays = 'Who plays?'
export const whoPlaysHint = 'You can register siblings together.'
export const joins = (program: string) => `: joins ${program}`
export const whichDays = 'Which days?'
export const timeAndPlace = (time: string, place: string) => `${time}, ${place}`
export const onePlayerAtLeast = 'Please choose at least one player.'
export const chooseDaysFor = (names: string) => `Please choose the days for ${names}.`
