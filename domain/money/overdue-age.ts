import { addDays } from '../calendar-day.ts'

/** How long something has been overdue. The sooner the desk writes, the likelier it is to be paid (B-8). */
export const OVERDUE_AGES = ['UP_TO_30', 'UP_TO_60', 'UP_TO_90', 'OVER_90'] as const
export type OverdueAge = (typeof OVERDUE_AGES)[number]

const DAYS: Record<OverdueAge, [least: number, most: number | null]> = {
  UP_TO_30: [1, 30],
  UP_TO_60: [31, 60],
  UP_TO_90: [61, 90],
  OVER_90: [91, null],
}

/** The range of due days that have this age today; the oldest range has no start. */
export function dueDaysOfAge(age: OverdueAge, today: string): { first: string | null; last: string } {
  const [least, most] = DAYS[age]
  return { first: most === null ? null : addDays(today, -most), last: addDays(today, -least) }
}
