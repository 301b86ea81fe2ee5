import { birthYearsOf, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import type { Fragment } from 'postgres'
import { readClub } from '../club/load-club.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

/** The birth years of an age group in the current season (E-2); undefined for any, null for none. */
export type BirthYears = ReturnType<typeof birthYearsOf> | undefined

/** By the club's rule, which is only read if a group is given. */
export async function birthYearsIn(
  sql: Sql | Transaction,
  group: number | null | undefined,
  today: string,
): Promise<BirthYears> {
  if (group === undefined || group === null) return undefined
  const { facts, season } = (await readClub(sql, today)).content
  return birthYearsOf(group, seasonYearOf(season.startDate), facts.ages)
}

/** Players p born in these years. */
export function isBornIn(sql: Sql | Transaction, years: BirthYears): Fragment {
  if (years === undefined) return sql`true`
  if (years === null) return sql`false`
  return sql`p.birth_date between ${`${years.min}-01-01`}::date and ${`${years.max}-12-31`}::date`
}
