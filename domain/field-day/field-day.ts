import { addDays } from '../calendar-day.ts'
import { type Dated, programSessions } from '../programs/program-sessions.ts'

export const ATTENDANCE_STATES = ['HERE', 'AWAY'] as const
export type AttendanceState = (typeof ATTENDANCE_STATES)[number]

/** What a coach's link shows about a child's health: nothing, a mark that there are notes, or the notes themselves. */
export const FIELD_HEALTH = ['NOTHING', 'MARK', 'NOTES'] as const
export type FieldHealth = (typeof FIELD_HEALTH)[number]

export interface FieldCare {
  health: FieldHealth
  phone: boolean
}

/** Until a club decides otherwise, a link shows neither (J-5). */
export const SHIPPED_FIELD_CARE: FieldCare = { health: 'NOTHING', phone: false }

/**
 * The most notes that one link takes for one day, including those about children without a registration (J-4). Beyond
 * that, somebody is abusing it.
 */
export const MOST_NOTES = 100

/** A phone may be offline until the coach is home, or until the next weekend. */
const LATE_DAYS = 8

/** Whether a phone may still send marks for this day: a session of the program, today or a few days ago (J-3). */
export const isMarkable = (program: Dated, day: string, today: string): boolean =>
  day <= today && day >= addDays(today, -LATE_DAYS) && programSessions(program).some((one) => one.day === day)

/** When a mark was made, but never later than now, since the phone's clock may be ahead of ours. */
export const markedAt = (at: string, now: Date): Date => (new Date(at) < now ? new Date(at) : now)

/** A link opens the list until the last day of its program, unless the club has ended it earlier (J-1). */
export const isLinkOpen = (
  { endDate }: Pick<Dated, 'endDate'>,
  link: { revokedAt: unknown },
  today: string,
): boolean => link.revokedAt === null && today <= endDate

/** Whether a family can still report a child absent: until the session has ended (J-6). */
export const isStillToCome = (
  session: { day: string; endTime: string | null },
  now: { day: string; time: string },
): boolean => session.day > now.day || (session.day === now.day && (session.endTime ?? '23:59') > now.time)

/** Keeps names short on a list that others may see lying around: 'Maya L.' */
export const listName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${[...lastName][0] ?? ''}.`
