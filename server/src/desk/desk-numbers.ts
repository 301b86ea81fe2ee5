import { addDays } from '@touchline/domain/calendar-day.ts'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { staleBefore } from '@touchline/domain/kit/stale-orders.ts'
import { type AgeRule, ageGroup, seasonYearOf } from '@touchline/domain/players/age-group.ts'
import { isOpen } from '@touchline/domain/programs/program.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { OPEN_KIT_STATUSES } from '@touchline/domain/status/kit-order.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import type { Fragment } from 'postgres'
import { readClub, readSettings } from '../club/load-club.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { callsWaiting } from '../mail/outbox/calls.ts'
import { clubDaySql } from '../postgres/club-clock-sql.ts'
import type { Sql } from '../postgres/pool.ts'
import { type StandingProgram, standingPrograms } from '../programs/standing-programs.ts'
import { type DeskSeason, deskSeason, isInSeason } from '../seasons/desk-season.ts'
import { unsignedForNextEvent } from '../tournament/event-consents.ts'
import { unusualFamilies } from '../users/unusual-families.ts'

const MOST_PROGRAMS = 8

/** What needs a decision, and the state of a season (S-19): totals over a dozen tables, some by the club's rules. */
export const deskNumbers: DeskQuery = {
  tokenArea: 'REPORTS',
  async read({ sql, now: moment }, asked: { season?: string | null }) {
    const today = clubDay(moment)
    const season = await deskSeason(sql, asked.season, today)
    const programs = await standingPrograms(sql, moment, season)
    const [attention, calls, unusual, eventConsents, { content }, players, weeks, kit] = await Promise.all([
      attentionOf(sql, moment, season),
      callsWaiting(sql, moment),
      unusualFamilies(sql, moment),
      unsignedForNextEvent(sql, today),
      readClub(sql, today),
      playersByYear(sql, season),
      weeksOf(sql, season),
      sql`select item_type as "itemType", size, status, sum(quantity)::int as quantity from kit_orders
          where not _deleted and status = any(${[...OPEN_KIT_STATUSES]}) and ${isOrderedIn(sql, season)} group by 1, 2, 3 order by 1, 2, 3`,
    ])
    const waiting = programs.filter(isOpen)
    return {
      asOf: moment.toISOString(),
      attention: {
        ...attention,
        calls,
        unusual: new Set(unusual.values()).size,
        eventConsents,
        freePlaces: waiting.flatMap(freePlaces),
      },
      totals: {
        players: players.total,
        families: players.families,
        live: programs.reduce(
          (sum, { counts }) =>
            sum + LIVE_REGISTRATION_STATUSES.reduce((n, status) => n + (counts[status] ?? 0), 0),
          0,
        ),
        programs: waiting.length,
      },
      weeks,
      ages: agesOf(players.years, season?.startDate ?? content.season.startDate, content.facts.ages),
      money: programs
        .filter(({ money }) => money.expectedCents > 0 || money.receivedCents > 0)
        .slice(0, MOST_PROGRAMS)
        .map(({ id, name, money: { expectedCents, receivedCents } }) => ({
          programId: id,
          program: name,
          expectedCents,
          receivedCents,
        })),
      kit,
    }
  },
}

/** A place that is neither held nor offered while somebody waits (W-2). */
function freePlaces({ id, name, capacity, placesHeld, placesOnOffer, counts }: StandingProgram) {
  const waiting = (counts.WAITLISTED ?? 0) - placesOnOffer
  const free = capacity === null ? null : capacity - placesHeld - placesOnOffer
  if (waiting <= 0 || (free !== null && free <= 0)) return []
  return [{ programId: id, program: name, free, waiting }]
}

/** Whether an open order belongs to the season. */
const isOrderedIn = (sql: Sql, season: DeskSeason | null) => {
  if (season === null || season.isRunning) return sql`true`
  const from = season.first && clubMidnight(season.first).toISOString()
  const to = season.last && clubMidnight(addDays(season.last, 1)).toISOString()
  return sql`(${from}::text is null or created_at >= ${from}) and (${to}::text is null or created_at < ${to})`
}

async function attentionOf(sql: Sql, now: Date, season: DeskSeason | null) {
  const { consents } = await readSettings(sql)
  const missing = missingConsents(sql, consents)
  const here = isInSeason(sql, season, 'g')
  const rows = sql`player_program_registrations r left join program_fees f on f.id = r.program_fee_registrations_id
    left join programs g on g.id = f.program_fees_id`
  const [[pending], [overdue], [leaving], [rest]] = await Promise.all([
    sql`select count(*) filter (where ${here}) as count, min(r.created_at) filter (where ${here}) as since,
          count(*) filter (where not ${here}) as elsewhere
        from ${rows} where r.status = 'PENDING' and not r._deleted`,
    sql`select count(*) filter (where ${here}) as count,
          coalesce(sum(owed.cents) filter (where ${here}), 0)::int as cents,
          count(*) filter (where not ${here}) as elsewhere
        from ${rows} cross join lateral (
          select sum(d.cents - d.covered_cents) as cents, min(d.due_on) filter (where d.covered_cents < d.cents) as due_on
          from account_dues d where d.registration_id = r.id) owed
        where r.status = 'APPROVED' and not r._deleted and owed.due_on < ${clubDay(now)}`,
    sql`select count(*) filter (where ${here}) as count, min(r.withdrawal_asked_at) filter (where ${here}) as since,
          count(*) filter (where not ${here}) as elsewhere
        from ${rows} where r.status = 'ACTIVE' and not r._deleted and r.withdrawal_asked_at is not null`,
    sql`select
          (select count(*) from kit_orders where status = 'READY' and not _deleted
           and ${isOrderedIn(sql, season)}) as "kitReady",
          (select count(*) from kit_orders where status = 'PENDING' and created_at < ${staleBefore(now)} and not _deleted
           and ${isOrderedIn(sql, season)}) as "kitStale",
          (select count(*) from mail_outbox where failed_at is not null) as "failedEmails",
          (select count(*) from players p where not p._deleted and exists (
             select from player_program_registrations r where r.player_registrations_id = p.id and not r._deleted
               and r.status = any(${[...LIVE_REGISTRATION_STATUSES]}))
           and cardinality(${missing}) > 0) as "consentsMissing"`,
  ])
  return { pending, overdue, leaving, ...rest }
}

/** For a season: players who train in it, or who wait or have waited for a place. */
async function playersByYear(sql: Sql, season: DeskSeason | null) {
  const isThere =
    season === null
      ? sql`true`
      : sql`exists (
          select from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
            join programs g on g.id = f.program_fees_id
          where r.player_registrations_id = p.id and not r._deleted
            and r.status = any(${[...LIVE_REGISTRATION_STATUSES, 'COMPLETED']}) and ${isInSeason(sql, season, 'g')})`
  const [years, [families]] = await Promise.all([
    sql<{ year: number; players: number }[]>`
      select extract(year from p.birth_date)::int as year, count(*) as players from players p
      where not p._deleted and p.status <> 'ARCHIVED' and ${isThere} group by 1`,
    sql<{ count: number }[]>`
      select count(distinct coalesce(u.family, u.id)) as count from players p join users u on u.id = p.user_players_id
      where not p._deleted and p.status <> 'ARCHIVED' and ${isThere}`,
  ])
  const total = years.reduce((sum, { players }) => sum + players, 0)
  return { years, total, families: families?.count ?? 0 }
}

function agesOf(years: readonly { year: number; players: number }[], seasonDay: string, ages: AgeRule) {
  const groups = new Map<number | null, number>()
  for (const { year, players } of years) {
    const group = ageGroup(year, seasonYearOf(seasonDay), ages)
    groups.set(group, (groups.get(group) ?? 0) + players)
  }
  return [...groups]
    .map(([group, players]) => ({ group, players }))
    .toSorted((a, b) => (a.group ?? 99) - (b.group ?? 99))
}

/** By the Monday of each week: at least twelve weeks and at most a year up to the latest, including empty weeks. */
const weeksOf = (sql: Sql, season: DeskSeason | null) => sql`
  with dated as (
    select date_trunc('week', ${clubDaySql(sql, sql`r.created_at::timestamptz`)})::date as week
    from player_program_registrations r left join program_fees f on f.id = r.program_fee_registrations_id
      left join programs g on g.id = f.program_fees_id
    where not r._deleted and ${isInSeason(sql, season, 'g')}),
  span as (
    select greatest(max(week) - 357, least(min(week), max(week) - 77)) as first, max(week) as last from dated)
  select weeks.week::date as week, count(dated.week) as registrations
  from span cross join generate_series(span.first, span.last, interval '7 days') as weeks (week)
    left join dated on dated.week = weeks.week::date
  group by weeks.week order by weeks.week`

/** The consents that a player p lacks in their current wording (E-7, E-14). */
function missingConsents(sql: Sql, texts: ConsentTexts): Fragment {
  const versions = REQUIRED_CONSENTS.map((name) => texts[name].version)
  return sql`array(
    select t.name from unnest(${[...REQUIRED_CONSENTS]}::text[], ${versions}::text[]) t(name, version)
    where (select c.agreed from consents c
           where c.player_id = p.id and c.text = t.name and c.text_version = t.version and not c._deleted
           order by c.created_at desc limit 1) is not true)`
}
