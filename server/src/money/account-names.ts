import type { Fragment } from 'postgres'
import type { Sql } from '../postgres/pool.ts'

/** Joins `a` to an account: the guardians' names, the first of them to lead to, and the number of their reference (B-7). */
export const accountNames = (sql: Sql, account: Fragment): Fragment => sql`
  left join lateral (
    select (array_agg(u.id order by u.created_at, u.id))[1] as "userId", min(n.number)::int as "familyNumber",
      string_agg(coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.email), ', '
        order by u.created_at, u.id) as family
    from users u join family_numbers n on n.user_id = u.id
    where (u.id = ${account} or u.family = ${account}) and account_of(u) = ${account}) a on true`
