import { dayName, monthName } from '../words.ts'

interface Month {
  month: string
}

interface OfProgram {
  program: string
}

interface BegunMonth extends Month {
  first: string
}

export const notByTheMonth = () => 'This isn’t charged by the month.'
export const monthsNeedPlace = () => 'Months can be changed once there is a place.'
export const leavingAlready = () => 'You’ve asked to withdraw. Take that back first.'
export const noMonthLeft = () => 'There are no months left to change.'
export const monthsThatAreLeft = () => 'Please choose from the months that are left.'
export const oneMonthStays = () =>
  'You need to keep at least one month. To leave the program, cancel or withdraw instead.'

export const monthHasBegun = ({ month, first }: BegunMonth) =>
  `${monthName(month)} began on ${dayName(first)}.`
export const monthIsCredited = ({ month }: Month) =>
  `What you paid for one day a week already counts toward ${monthName(month)}. Please ask us about it.`
export const begunMonthStays = ({ month, first }: BegunMonth) =>
  `${monthName(month)} began on ${dayName(first)}. It can no longer be removed.`
export const creditedMonthStays = ({ month }: Month) =>
  `What you paid for one day a week already counts toward ${monthName(month)}, so that month can no longer be removed. Please ask us about it.`

export const secondDayNeedsPlace = () => 'A second day can be added once there is a place.'
export const noSecondDay = () => 'There’s no longer a second day to add here.'
export const payMonthFirst = ({ month }: Month) =>
  `Please pay for ${monthName(month)} first; then you can add the second day.`

export const notOnWaitingList = () => 'This registration is no longer on the waiting list.'
export const noOfferRightNow = () => 'No place is on offer for this registration right now.'
export const lineIsLeft = () =>
  'It’s too late to take this place in line back. You’re welcome to register again.'
export const placesTaken = ({ program, capacity }: OfProgram & { capacity: number }) =>
  `All ${capacity} places in ${program} are taken. Free one first.`
export const noTrainingLeft = ({ program }: OfProgram) =>
  `${program} has no training left in the months and on the days of this registration. You can leave the waiting list, or ask us about another day.`
