import { listOf, ordinal } from '../words.ts'

export const child = (number: number) => `Child ${number}`

export const seasonalReason = (month: string, percent: string) => `Training in ${month} is ${percent} off.`
export const familyReason = (children: number, month: string, percent: string) =>
  `${children} children of your family are registered in ${month}: ${percent} off.`
export const familyReasonAfterFirst = (children: number, month: string, percent: string) =>
  `${children} children of your family are registered in ${month}: ${percent} off after the first.`
export const earlyBirdReason = (day: string, percent: string) => `Registered before ${day}: ${percent} off.`
export const hardshipReason = (percent: string) => `Agreed with the club: ${percent} off.`
export const volunteerReason = (percent: string) => `Thank you for volunteering: ${percent} off.`

export const alreadyPaid = (amount: string, month: string) => `You have already paid ${amount} for ${month}.`

export const savedIn = (amount: string, month: string) => `${amount} in ${month}`
export const saveInMonths = (child: number, named: readonly string[]) =>
  `Register a ${ordinal(child)} child and save ${listOf(named, 'and')}.`
/** `named` are the months that save less than the others. */
export const saveEachMonth = (child: number, amount: string, isMost: boolean, named: readonly string[]) =>
  `Register a ${ordinal(child)} child and save ${isMost ? 'up to ' : ''}${amount} a month${
    named.length === 0 ? '' : ` (${listOf(named, 'and')})`
  }.`
