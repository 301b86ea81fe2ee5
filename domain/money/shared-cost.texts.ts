import { listOf } from '../words.ts'

export const aFund = 'A fund'
export const fundPays = (fund: string, amount: string) => `${fund} pays ${amount}`
export const youPay = (amount: string, funds: readonly string[]) =>
  `You pay ${amount}; ${listOf(funds, 'and')}.`
export const familyPays = (amount: string, funds: readonly string[]) =>
  `The family pays ${amount}; ${listOf(funds, 'and')}.`
