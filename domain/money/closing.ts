import { addDays, isMonth, monthOf } from '../calendar-day.ts'
import type { Refusal } from '../refusal.ts'
import { monthAndYear } from '../words.ts'

export const isClosed = (day: string, closedThrough: string | null): boolean =>
  closedThrough !== null && monthOf(day) <= closedThrough

export const monthBefore = (month: string): string => monthOf(addDays(`${month}-01`, -1))
export const monthAfter = (month: string): string => monthOf(addDays(`${month}-01`, 31))

/** Null when something may be booked on that day (B-17). */
export const closedRefusal = (day: string, closedThrough: string | null): Refusal<'MONTH_CLOSED'> | null =>
  closedThrough !== null && isClosed(day, closedThrough)
    ? {
        code: 'MONTH_CLOSED',
        field: 'day',
        message: `The books are closed through ${monthAndYear(closedThrough)}. Please choose a later day, or reopen the month.`,
      }
    : null

export type ClosingRefusal = Refusal<'BAD_MONTH' | 'NOT_OVER' | 'REASON_NEEDED'>

/** Null when the books may be closed through that month (B-17). Reopening months takes a reason. */
export function closingRefusal(
  { through, reason }: { through: string; reason: string },
  closedThrough: string | null,
  today: string,
): ClosingRefusal | null {
  if (!isMonth(through))
    return { code: 'BAD_MONTH', field: 'through', message: 'Please choose a month such as 2025-09.' }
  if (through >= monthOf(today))
    return { code: 'NOT_OVER', field: 'through', message: `${monthAndYear(through)} isn’t over yet.` }
  if (closedThrough !== null && through < closedThrough && !reason.trim())
    return { code: 'REASON_NEEDED', field: 'reason', message: 'Please say why you’re reopening it.' }
  return null
}
