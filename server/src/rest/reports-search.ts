import { birthYearsOf, seasonYearOf } from '@touchline/domain/age-group.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { Fragment } from 'postgres'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { searchQueries, wordsSql } from '../postgres/search-words.ts'

const userWords = wordsSql(modelNamed('User'))
const playerWords = wordsSql(modelNamed('Player'))

/** Players p whose own or whose guardian's words begin with each of those typed, by index alone. */
export function foundPlayers(sql: Sql, search: string | undefined): Fragment {
  const queries = searchQueries(search ?? '')
  if (search && queries.length === 0) return sql`false`
  return queries.reduce<Fragment>(
    (found, query) => sql`${found} and p.id in (
      select id from players where ${sql.unsafe(playerWords)} @@ ${query}::tsquery
      union select id from players where user_players_id in (
        select id from users where ${sql.unsafe(userWords)} @@ ${query}::tsquery and not _deleted))`,
    sql`true`,
  )
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
