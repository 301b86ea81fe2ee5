import { programSessions } from '../programs/program-sessions.ts'
import { changeOn } from '../programs/session-on.ts'
import type { SeasonPlan as Season } from '../seasons/season.ts'
import { dayName, listOf, timeName, weekdayName } from '../words.ts'
import * as texts from './season-words.texts.ts'

/** How the season reads wherever it is named. All numbers come from the season itself. */

/** 'Fall 2025' → 'Fall training 2025' */
export const seasonTitle = ({ name }: Pick<Season, 'name'>): string => texts.seasonTitle(name)

/** 'Fall 2025', as the club named it; translated if the language has a word for it. */
export const seasonName = ({ name }: Pick<Season, 'name'>): string => texts.seasonName(name)

/** 'September 6 to December 18, 2025' */
export const seasonDates = ({ startDate, endDate }: Season): string => texts.seasonDates(startDate, endDate)

/** 'Saturdays and Sundays' */
export const trainingDays = ({ days }: Season): string => texts.trainingDays(days.map(weekdayName))

/** 'Saturday or Sunday' */
export const eitherDay = ({ days }: Season): string => listOf(days.map(weekdayName), 'or')

/** The last session of each training day. A season may end on a day without a session (S-1). */
export function lastSessions(season: Season): string[] {
  const sessions = programSessions(season).filter(({ day }) => !isDayOff(season, day))
  return season.days
    .map((weekday) => sessions.findLast((session) => session.weekday === weekday)?.day)
    .filter((day) => day !== undefined)
    .toSorted()
}

/** 'Sat, Dec 13 and Sun, Dec 14' */
export const lastSessionNames = (season: Season): string => listOf(lastSessions(season).map(dayName), 'and')

/** '17:00', 10 → '16:50' */
function minutesBefore(time: string, count: number): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - count
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** '16:50' */
export const arriveAt = ({
  startTime,
  arriveMinutesEarly,
}: Pick<Season, 'startTime' | 'arriveMinutesEarly'>) => minutesBefore(startTime, arriveMinutesEarly)

/** '4:50 PM' */
export const arriveTime = (season: Season): string => timeName(arriveAt(season))

const DECIDED_MINUTES_BEFORE = 90

/** '3:30 PM', the time by which the club announces whether training is on. */
export const decisionTime = ({ startTime }: Season): string =>
  timeName(minutesBefore(startTime, DECIDED_MINUTES_BEFORE))

/** Days off do not count. */
export const sessionCount = (season: Season): number =>
  programSessions(season).filter(({ day }) => !isDayOff(season, day)).length

/** For everybody. A session that only one program skips is not a day off. */
export const isDayOff = (season: Pick<Season, 'changes'>, day: string): boolean =>
  changeOn(season, day)?.status === 'CANCELLED'
