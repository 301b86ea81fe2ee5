import { birthYearsOf, seasonYearOf } from '@touchline/domain/age-group.ts'
import type { Fragment } from 'postgres'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { wordsQuery } from '../postgres/search-words.ts'

/** Rows t whose words begin with each of those typed, by index alone. */
export function hasWords(sql: Sql, t: 'p' | 'u' | 'a', search: string | undefined): Fragment {
  if (!search) return sql`true`
  const query = wordsQuery(search)
  return query ? sql`${sql.unsafe(t)}.words @@ ${query}::tsquery` : sql`false`
}

/** Players p of one age group, as of today's season. */
export function inAgeGroup(sql: Sql | Transaction, group: number | undefined, today: string): Fragment {
  if (group === undefined) return sql`true`
  const years = birthYearsOf(group, seasonYearOf(today))
  if (!years) return sql`false`
  return sql`p.birth_date between ${`${years.min}-01-01`}::date and ${`${years.max}-12-31`}::date`
}

/** What families write on a payment: R-… for a registration, K-… for a kit order. */
export const isReference = (search: string | undefined, kind: 'R' | 'K'): search is string =>
  new RegExp(`^${kind}-[A-Z0-9]{5,}$`, 'i').test(search ?? '')
