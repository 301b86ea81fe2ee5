import { weekdayNames } from '../weekday-names.ts'
import { dayAndYear, listOf, monthName, statusWord } from '../words.ts'
import { consentName } from './consent-names.texts.ts'
import type { ConsentText } from './consents.ts'

interface OfProgram {
  /** The club's own name for it. */
  program: string
}
interface OfPlayer {
  player: string
}
interface OfStatus extends OfPlayer {
  status: string
}
interface Ages extends OfProgram, OfPlayer {
  min: number
  max: number
  birthYear: number
}
interface OpenMonths {
  open: readonly string[]
}
interface OfDays extends OfProgram {
  days: readonly string[]
}
interface OfConsents extends OfPlayer {
  consents: readonly ConsentText[]
}

const monthChoice = (open: readonly string[]) => `You can choose ${listOf(open.map(monthName), 'or')}.`

export const playerInactive = ({ player, status }: OfStatus) =>
  `${player} is ${statusWord(status)} and can’t join a new program yet. Reactivate your player first: it takes one tap.`
export const playerNotActive = ({ player, status }: OfStatus) =>
  `${player} is ${statusWord(status)} and can’t join a new program yet. Please ask us: we’re glad to help.`
export const programNotOpen = ({ program }: OfProgram) => `${program} isn’t open for registration right now.`
export const programOpensOn = ({ program, day }: OfProgram & { day: string }) =>
  `Registration for ${program} opens on ${dayAndYear(day)}.`
export const programEnded = ({ program, day }: OfProgram & { day: string }) =>
  `${program} is over: the last session was on ${dayAndYear(day)}. Please choose a program from the next season.`
export const otherBirthYears = ({ program, player, min, max, birthYear }: Ages) =>
  `${program} is for players born ${min === max ? `in ${min}` : `from ${min} to ${max}`}, and ${player} was born in ${birthYear}. Ask us, and we’ll find the right group.`
export const alreadyRegistered = ({ player, program, status }: OfProgram & OfStatus) =>
  `${player} is already in ${program} (${statusWord(status)}). No need to register again.`
export const takenAsAWhole = ({ program }: OfProgram) =>
  `${program} is booked as a whole: please leave out months and days.`
export const noDayLeft = ({ program, days }: OfDays) =>
  `${program} has no ${weekdayNames(days, 'or')} left this season. Please choose another day.`
export const noMonth = ({ open }: OpenMonths) => `Please choose at least one month. ${monthChoice(open)}`
export const monthTwice = ({ open }: OpenMonths) => `Each month can be chosen once. ${monthChoice(open)}`
export const monthIsOver = ({ open }: OpenMonths) =>
  `There’s no training left in one of the months you chose. ${monthChoice(open)}`
export const oneDay = () => 'Once a week: please choose one training day.'
export const twoDays = () => 'Twice a week: please choose two training days.'
export const otherDays = ({ program, days }: OfDays) =>
  `${program} trains on ${weekdayNames(days, 'and')}. Please choose from these.`
export const consentsMissing = ({ player, consents }: OfConsents) =>
  `Please read and tick ${listOf(consents.map(consentName), 'and')}. We can’t register ${player} without it. You can agree on the registration form, or any time on ${player}’s page in your account, under Consents.`
export const consentsMissingAtDesk = ({ player, consents }: OfConsents) =>
  `${player}’s family has not agreed to ${listOf(consents.map(consentName), 'and')} yet. To register ${player} without it, add a reason.`
