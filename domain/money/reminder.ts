import { addDays, isDay } from '../calendar-day.ts'
import type { Reminders } from '../club/schemas/payment.ts'
import type { Refusal } from '../refusal.ts'
import { type Due, openCents } from './dues.ts'

/** One that has been sent, or is to be: for what is due on that day, so many days after it; before it, below zero. */
export interface Reminder {
  dueOn: string
  daysAfter: number
}

/** What a family is reminded of in one email. */
export interface DueReminder {
  reminders: Reminder[]
  /** All that is open of what is due by then; never what a payment or a credit covers. */
  dues: Due[]
}

/** A reminder that could not be sent on its day, since the server was off, is made up for so long. */
const DAYS_LATE = 3

const stepsOf = ({ daysBefore, isOnDueDay, daysAfter }: Reminders): number[] => [
  ...daysBefore.map((days) => -days),
  ...(isOnDueDay ? [0] : []),
  ...daysAfter,
]

/** The due days of which somebody may have to be reminded today. */
export const daysToRemindOf = (settings: Reminders, today: string): string[] => [
  ...new Set(
    stepsOf(settings).flatMap((step) =>
      Array.from({ length: DAYS_LATE + 1 }, (_, late) => addDays(today, -step - late)),
    ),
  ),
]

/** What to remind a family of today, in one email; null when there is nothing (B-15). */
export function dueReminder(
  dues: readonly Due[],
  settings: Reminders,
  { sent, today }: { sent: readonly Reminder[]; today: string },
): DueReminder | null {
  const open = dues.filter((due) => openCents(due) > 0 && due.dueOn !== '')
  const wasSent = ({ dueOn, daysAfter }: Reminder) =>
    sent.some((one) => one.dueOn === dueOn && one.daysAfter >= daysAfter)
  const reminders = [...new Set(open.map(({ dueOn }) => dueOn))].flatMap((dueOn) =>
    stepsOf(settings)
      .filter((step) => addDays(dueOn, step) <= today && addDays(dueOn, step + DAYS_LATE) >= today)
      .map((daysAfter) => ({ dueOn, daysAfter }))
      .filter((reminder) => !wasSent(reminder)),
  )
  if (reminders.length === 0) return null
  const [last = today] = [today, ...reminders.map(({ dueOn }) => dueOn)].toSorted().toReversed()
  return { reminders, dues: open.filter(({ dueOn }) => dueOn <= last) }
}

/** The latest day up to which reminders can be paused: whoever needs longer talks to the club again. */
const MOST_DAYS_PAUSED = 366

/** Null when the desk may pause a family's reminders like that (B-16). */
export function pauseRefusal(
  { until, reason }: { until: string; reason: string },
  today: string,
): Refusal<'BAD_DAY' | 'REASON_NEEDED'> | null {
  if (!isDay(until) || until < today || until > addDays(today, MOST_DAYS_PAUSED))
    return { code: 'BAD_DAY', field: 'until', message: 'Please choose a day within the next year.' }
  if (!reason.trim())
    return { code: 'REASON_NEEDED', field: 'reason', message: 'Please say why. The family can read it.' }
  return null
}
