import { dayName } from '../words.ts'

interface OfFund {
  fund: string
}
interface OnDay extends OfFund {
  day: string
}

export const caseAsked = ({ fund, day }: OnDay) => `${fund}: asked on ${dayName(day)}`
export const caseRefused = ({ fund }: OfFund) => `${fund}: not granted`
export const casePaid = ({ fund }: OfFund) => `${fund}: paid`
export const caseGranted = ({ fund, amount, day }: OnDay & { amount: string }) =>
  `${fund}: ${amount} granted on ${dayName(day)}, not paid yet`

export const fundNeeded = () => 'Please name the fund, such as KidSport.'
export const alreadyAsked = () => 'Help from this fund has already been requested.'
export const placeEnded = () => 'This registration has ended.'
