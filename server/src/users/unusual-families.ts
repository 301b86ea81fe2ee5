import {
  DAYS_WORTH_A_LOOK,
  type FamilySigns,
  FEWEST_CHILDREN,
  unusualReasons,
} from '@touchline/domain/families/unusual-family.ts'
import { readSettings } from '../club/load-club.ts'
import type { Sql } from '../postgres/pool.ts'
import { isLiveAndUnpaid } from '../registrations/family-limits.ts'

const DAY = 24 * 60 * 60_000

/** Guardians of families to look into, by user id, with the reasons (E-18); limited to one family if given. */
export async function unusualFamilies(
  sql: Sql,
  now: Date,
  guardian: string | null = null,
): Promise<Map<string, string[]>> {
  const since = new Date(now.getTime() - DAYS_WORTH_A_LOOK * DAY).toISOString()
  const [{ facts }, families] = await Promise.all([readSettings(sql), familySigns(sql, since, guardian)])
  const found = new Map<string, string[]>()
  for (const { guardians, ...signs } of families) {
    const reasons = unusualReasons(signs, facts.limits)
    if (reasons.length > 0) for (const id of guardians) found.set(id, reasons)
  }
  return found
}

/** The signs of each family that is large enough and has recently added a child. */
const familySigns = (sql: Sql, since: string, guardian: string | null) => sql<
  (FamilySigns & { guardians: string[] })[]
>`
  with big as (
    select coalesce(u.family, u.id) as family
    from players p join users u on u.id = p.user_players_id and not u._deleted
    where not p._deleted and ${guardian === null ? sql`true` : isOfFamily(sql, guardian)}
    group by 1 having count(*) >= ${FEWEST_CHILDREN} and max(p.created_at) >= ${since}),
  children as (
    select b.family, p.id, u.id as guardian,
      count(*) over (partition by b.family, p.birth_date) as same,
      count(*) over (partition by b.family order by p.created_at::timestamptz
        range between interval '1 minute' preceding and current row) as at_once
    from big b join users u on coalesce(u.family, u.id) = b.family and not u._deleted
      join players p on p.user_players_id = u.id and not p._deleted)
  select c.family, count(*)::int as children, max(c.same)::int as "sameBirthDate",
    max(c.at_once)::int as "addedInAMinute", array_agg(distinct c.guardian) as guardians,
    (select count(*)::int from player_program_registrations r
     where r.player_registrations_id = any(array_agg(c.id)) and ${isLiveAndUnpaid(sql)}) as "unpaidPlaces"
  from children c group by c.family`

/** Users u who are this guardian or linked with them. */
const isOfFamily = (sql: Sql, guardian: string) => sql`u.id in (
  select o.id from users me join users o on o.id = me.id or o.family = me.family where me.id = ${guardian})`
