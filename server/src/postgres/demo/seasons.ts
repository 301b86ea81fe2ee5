import { addDays, yearOf } from '@touchline/domain/calendar-day.ts'
import { seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { programSessions } from '@touchline/domain/programs/program-sessions.ts'
import { FIRST_SEASON } from '@touchline/domain/seasons/first-season.ts'
import type { SeasonPlan } from '@touchline/domain/seasons/season.ts'

/** A season that the roll-over makes, starting from the first season. */
export interface DemoSeason extends Pick<SeasonPlan, 'name' | 'startDate' | 'endDate' | 'changes'> {
  opensForReturning: string
  opensForAll: string
  /** The last day of its programs, which may be earlier because of the holidays. */
  lastDay: string
}

const PARTS = ['Winter', 'Spring', 'Summer', 'Fall'] as const
type Part = (typeof PARTS)[number]

/** Each season begins on the day after the previous one, so that one is running on any day. */
const DATES: Record<Part, (year: number) => { startDate: string; endDate: string; lastDay: string }> = {
  Winter: (year) => whole(`${year}-01-01`, `${year}-03-31`),
  Spring: (year) => whole(`${year}-04-01`, `${year}-06-30`),
  Summer: (year) => whole(`${year}-07-01`, `${year}-08-31`),
  Fall: (year) => ({ startDate: `${year}-09-01`, endDate: `${year}-12-31`, lastDay: `${year}-12-18` }),
}

const whole = (startDate: string, endDate: string) => ({ startDate, endDate, lastDay: endDate })

const RETURNING_FIRST_DAYS = 14

/** The first season, then the season before today's, today's and the next one. */
export function demoSeasons(today: string): DemoSeason[] {
  const years = [2026, yearOf(today) - 1, yearOf(today), yearOf(today) + 1]
  const all = [...new Set(years)]
    .filter((year) => year >= 2026)
    .flatMap((year) => PARTS.map((part) => ({ name: `${part} ${year}`, part, ...DATES[part](year) })))
  const running = all.findIndex(({ startDate, endDate }) => startDate <= today && today <= endDate)
  // Until the first season has ended, there is only the next one besides it.
  const from = running === -1 ? 0 : Math.max(0, running - 1)
  return all.slice(from, running + 2).map(({ part: _part, ...season }, n) => {
    const before = all[from + n - 1]?.startDate ?? FIRST_SEASON.startDate
    return {
      ...season,
      changes: winterBreak(season),
      opensForReturning: addDays(before, -RETURNING_FIRST_DAYS),
      opensForAll: before,
    }
  })
}

function winterBreak({ lastDay, endDate }: Pick<DemoSeason, 'lastDay' | 'endDate'>): SeasonPlan['changes'] {
  if (lastDay === endDate) return []
  const { days } = FIRST_SEASON
  return programSessions({ startDate: addDays(lastDay, 1), endDate, days }).map(({ day }) => ({
    day,
    status: 'CANCELLED' as const,
    note: 'Winter break: no training over the holidays.',
  }))
}

/** How many years later the children are born than in the first season, so that they stay the same age. */
export const yearsSinceFirst = (season: { startDate: string }): number =>
  seasonYearOf(season.startDate) - seasonYearOf(FIRST_SEASON.startDate)
