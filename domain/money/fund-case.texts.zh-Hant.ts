import { dayName } from '../words.ts'

interface OfFund {
  fund: string
}
interface OnDay extends OfFund {
  day: string
}

export const caseAsked = ({ fund, day }: OnDay) => `${fund}：已在${dayName(day)}申請`
export const caseRefused = ({ fund }: OfFund) => `${fund}：未獲批准`
export const casePaid = ({ fund }: OfFund) => `${fund}：已支付`
export const caseGranted = ({ fund, amount, day }: OnDay & { amount: string }) =>
  `${fund}：${amount}已在${dayName(day)}獲批，還沒有支付`

export const fundNeeded = () => '請填寫基金的名稱，例如KidSport。'
export const alreadyAsked = () => '已經向這個基金申請過資助了。'
export const placeEnded = () => '這項報名已不再有效。'
