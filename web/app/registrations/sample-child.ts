import { type AgeRule, clubBirthYears, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import type { Joining } from '../pricing/family-price.ts'
import type { OfferedProgram } from './offered-program.ts'

/** Somebody of an age that fits, where nobody has said yet whose price it is. */
export function sampleChild({ startDate, maxBirthYear }: OfferedProgram, ages: AgeRule): Joining['player'] {
  const year = maxBirthYear || clubBirthYears(seasonYearOf(startDate), ages).max
  return { id: 'sample', firstName: 'Your player', birthDate: `${year}-01-01` }
}
