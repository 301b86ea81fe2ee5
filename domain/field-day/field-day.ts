import { addDays } from '../calendar-day.ts'
import { type Dated, programSessions } from '../programs/program-sessions.ts'

export const ATTENDANCE_STATES = ['HERE', 'AWAY'] as const
export type AttendanceState = (typeof ATTENDANCE_STATES)[number]

/** What the club lets a coach's link show about a child's health: nothing, that there is something, or what it says. */
export const FIELD_HEALTH = ['NOTHING', 'MARK', 'NOTES'] as const
export type FieldHealth = (typeof FIELD_HEALTH)[number]

export interface FieldCare {
  health: FieldHealth
  phone: boolean
}

/** Until a club decides otherwise, a link shows neither (J-5). */
export const SHIPPED_FIELD_CARE: FieldCare = { health: 'NOTHING', phone: false }

/** By one link for one day, children without a registration among them (J-4): more is nobody writing to the desk. */
export const MOST_NOTES = 100

/** A phone may be out of reach until the coach is home, or until next weekend. */
const LATE_DAYS = 8

/** Whether a phone may still say something about this day: a session of the program, today or a few days ago (J-3). */
export const isMarkable = (program: Dated, day: string, today: string): boolean =>
  day <= today && day >= addDays(today, -LATE_DAYS) && programSessions(program).some((one) => one.day === day)

/** When a mark was made, by a phone whose clock may be ahead of ours: never later than now. */
export const markedAt = (at: string, now: Date): Date => (new Date(at) < now ? new Date(at) : now)

/** A link opens the list up to the last day of its program, unless the club has ended it before (J-1). */
export const isLinkOpen = (
  { endDate }: Pick<Dated, 'endDate'>,
  link: { revokedAt: unknown },
  today: string,
): boolean => link.revokedAt === null && today <= endDate

/** Whether a family can still say that a child cannot come: the session has not ended (J-6). */
export const isStillToCome = (
  session: { day: string; endTime: string | null },
  now: { day: string; time: string },
): boolean => session.day > now.day || (session.day === now.day && (session.endTime ?? '23:59') > now.time)

/** As short as a list that lies about may be: 'Maya L.' */
export const listName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${[...lastName][0] ?? ''}.`
