import { dayAndYear, dayName } from '@touchline/domain/words.ts'

export const otherPrograms = 'More programs'
export const noPrograms = 'No programs right now'
export const noProgramsLead =
  'We’re between seasons. We’ll post the next one here as soon as the dates are set.'
export const noneForYear = (year: number) => `No programs for players born in ${year}`
export const noneForYearLead =
  'Our programs go by birth year. Please check the year, or ask us: we’re happy to help you find a team.'
export const showAllAges = 'Show all ages'
export const closed = 'Closed for registration.'
export const register = 'Register'
export const registerAgain = 'Register as a returning family'
export const choose = 'Choose'
export const joinWaitingList = 'Join the waiting list'
/** Translates the names of the discounts we ship; the club’s own names stay. */
export const discountName = (name: string) => name
export const colon = ': '

export const onceAWeek = 'Once a week'
export const twiceAWeek = 'Twice a week'
export const entry = 'Entry'
export const freeVisit = 'A free visit'
export const monthly = (plan: string, amount: string) => `${plan}, ${amount} a month`
export const priceFor = (months: string) => `Price for ${months}:`
export const total = ' total'
export const payLater = (whenToPay: string) => `Nothing to pay now. ${whenToPay}`
export const siblingPays = (name: string, after: string, before: string) =>
  `${name} would then pay ${after} instead of ${before}.`

export const dates = (first: string, last: string) => `${dayName(first)} to ${dayAndYear(last)}`
export const born = (year: number) => `born ${year}`
export const bornBetween = (oldest: number, youngest: number) => `born ${oldest} to ${youngest}`
export const groups = (youngest: string, oldest: string) => `${youngest} to ${oldest}`
export const comma = ', '

export const tellMe = 'Tell me when registration opens'
export const email = 'Email'
export const oneEmail = 'We’ll send one email when registration opens, then delete your address.'
export const enterEmail = 'Please enter your email address.'
export const notSent =
  'That didn’t reach us. Your address is still here: check your connection and try again.'
export const almostThere = 'Almost there.'
export const tapToConfirm = (email: string) =>
  `We’ve emailed ${email}: tap the button in it, and you’ll hear from us when registration opens.`
export const needsScripts = 'This needs JavaScript. '
export const writeInstead = 'Please contact us instead.'
export const oneMoment = 'One moment...'
