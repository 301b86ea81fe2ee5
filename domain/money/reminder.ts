import { addDays, isDay } from '../calendar-day.ts'
import type { Reminders } from '../club/schemas/payment.ts'
import type { Refusal } from '../refusal.ts'
import { type Due, openCents } from './dues.ts'

/**
 * A reminder, sent or to be sent, about what is due on `dueOn`. `daysAfter` is negative for one sent before that day.
 */
export interface Reminder {
  dueOn: string
  daysAfter: number
}

/** What one reminder email is about. */
export interface DueReminder {
  reminders: Reminder[]
  /** Everything open that is due by then, without what a payment or credit covers. */
  dues: Due[]
}

/** If the server was off on a reminder's day, it is still sent up to this many days late. */
const DAYS_LATE = 3

const stepsOf = ({ daysBefore, isOnDueDay, daysAfter }: Reminders): number[] => [
  ...daysBefore.map((days) => -days),
  ...(isOnDueDay ? [0] : []),
  ...daysAfter,
]

/** The due days that may need a reminder today. */
export const daysToRemindOf = (settings: Reminders, today: string): string[] => [
  ...new Set(
    stepsOf(settings).flatMap((step) =>
      Array.from({ length: DAYS_LATE + 1 }, (_, late) => addDays(today, -step - late)),
    ),
  ),
]

/** What to remind a family of today in one email; null if nothing (B-15). */
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

/** Reminders can be paused for at most this long. A family that needs longer talks to the club again. */
const MOST_DAYS_PAUSED = 366

/** Null when the desk may pause a family's reminders until that day (B-16). */
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
