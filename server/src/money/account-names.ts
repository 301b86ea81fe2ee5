import type { Fragment } from 'postgres'
import type { Sql } from '../postgres/pool.ts'

/** Joins `a`: names and lowest number of an account's guardians (B-7). `account` must not use the alias `guardian`. */
export const accountNames = (sql: Sql, account: Fragment): Fragment => sql`
  left join lateral (
    select (array_agg(guardian.id order by guardian.created_at, guardian.id))[1] as "userId",
      min(n.number)::int as "familyNumber",
      string_agg(coalesce(nullif(trim(concat(guardian.first_name, ' ', guardian.last_name)), ''), guardian.email), ', '
        order by guardian.created_at, guardian.id) as family
    from users guardian join family_numbers n on n.user_id = guardian.id
    where (guardian.id = ${account} or guardian.family = ${account}) and account_of(guardian) = ${account}) a on true`
