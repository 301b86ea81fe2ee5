import { ordinalNumber } from '../words.ts'

export const monthly = (days: number, dayOfMonth: number) =>
  `You pay month by month: the first within ${days} days after we confirm the place (or by the 1st of that month, if later), the others by the ${ordinalNumber(dayOfMonth)} of each month.`
export const atOnce = (days: number) =>
  `You pay for all your months at once, within ${days} days after we confirm the place (or by the 1st of your first month, if later).`
export const asYouChoose = (days: number, dayOfMonth: number) =>
  `You choose when you register: month by month, by the ${ordinalNumber(dayOfMonth)} of each month, or everything at once. The first payment is due within ${days} days after we confirm the place (or by the 1st of your first month, if later).`
