import { type AgeRule, clubBirthYears, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import type { Joining } from '../pricing/family-price.ts'
import type { OfferedProgram } from './offered-program.ts'

/** A made-up child of a fitting age, to show a price before anybody has named a child. */
export function sampleChild({ startDate, maxBirthYear }: OfferedProgram, ages: AgeRule): Joining['player'] {
  const year = maxBirthYear || clubBirthYears(seasonYearOf(startDate), ages).max
  return { id: 'sample', firstName: 'Your player', birthDate: `${year}-01-01` }
}
