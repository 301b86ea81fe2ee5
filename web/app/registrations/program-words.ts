import { type AgeRule, ageGroup, clubBirthYears, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { dayAndYear, timeRange } from '@touchline/domain/words.ts'
import { daysName } from '../players/player-words.ts'
import type { OfferedProgram } from './offered-program.ts'
import * as texts from './offers.texts.ts'

/** 'Sat, Sep 6 to Thu, Dec 18, 2025' */
export const datesName = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  startDate === endDate ? dayAndYear(startDate) : texts.dates(startDate, endDate)

/** 'Saturdays and Sundays', '5:00–6:30 PM' */
export const timeLines = ({
  days,
  startTime,
  endTime,
}: Pick<OfferedProgram, 'days' | 'startTime' | 'endTime'>): string[] =>
  [daysName(days ?? []), startTime && endTime ? timeRange(startTime, endTime) : ''].filter(Boolean)

/** 'U7 to U11, born 2015 to 2019' as of the season the program starts in. */
export function agesName(
  program: Pick<OfferedProgram, 'startDate' | 'minBirthYear' | 'maxBirthYear'>,
  ages: AgeRule,
): string {
  const season = seasonYearOf(program.startDate)
  const club = clubBirthYears(season, ages)
  const [oldest, youngest] = [program.minBirthYear ?? club.min, program.maxBirthYear ?? club.max]
  const [from, to] = [ageGroup(youngest, season, ages), ageGroup(oldest, season, ages)].map((group) =>
    group === null ? null : `U${group}`,
  )
  const born = oldest === youngest ? texts.born(oldest) : texts.bornBetween(oldest, youngest)
  if (!from || !to) return born
  return (from === to ? from : texts.groups(from, to)) + texts.comma + born
}
