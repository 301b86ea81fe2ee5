import { listOf } from '../words.ts'

export const aFund = '基金'
export const fundPays = (fund: string, amount: string) => `${fund}支付${amount}`
export const youPay = (amount: string, funds: readonly string[]) =>
  `您支付${amount}；${listOf(funds, 'and')}。`
export const familyPays = (amount: string, funds: readonly string[]) =>
  `家庭支付${amount}；${listOf(funds, 'and')}。`
