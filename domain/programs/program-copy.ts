import { addDays } from '../calendar-day.ts'
import type { ProgramInput } from './program.ts'

/** A year in whole weeks, so that weekdays stay the same. */
export const FIFTY_TWO_WEEKS = 364

/** 'Fall 2025' → 'Fall 2026' */
export const withYearsOn = (name: string, years: number): string =>
  name.replace(/\b20\d\d\b/g, (year) => String(Number(year) + years))

/** The same program a season later (S-10). */
export function nextSeason<Program extends ProgramInput>(program: Program): Program & { status: 'DRAFT' } {
  const yearUp = (year: number | null | undefined) => (year == null ? year : year + 1)
  return {
    ...program,
    name: withYearsOn(program.name, 1),
    startDate: addDays(program.startDate, FIFTY_TWO_WEEKS),
    endDate: addDays(program.endDate, FIFTY_TWO_WEEKS),
    minBirthYear: yearUp(program.minBirthYear),
    maxBirthYear: yearUp(program.maxBirthYear),
    status: 'DRAFT',
  }
}
