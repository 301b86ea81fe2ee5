import { dayName } from '../words.ts'

interface OfFund {
  fund: string
}
interface OnDay extends OfFund {
  day: string
}

export const caseAsked = ({ fund, day }: OnDay) => `${fund}：已在${dayName(day)}申请`
export const caseRefused = ({ fund }: OfFund) => `${fund}：未获批准`
export const casePaid = ({ fund }: OfFund) => `${fund}：已支付`
export const caseGranted = ({ fund, amount, day }: OnDay & { amount: string }) =>
  `${fund}：${amount}已在${dayName(day)}获批，还没有支付`

export const fundNeeded = () => '请填写基金的名称，例如KidSport。'
export const alreadyAsked = () => '已经向这个基金申请过资助了。'
export const placeEnded = () => '这项报名已不再有效。'
