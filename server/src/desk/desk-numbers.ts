import { type AgeRule, ageGroup, seasonYearOf } from '@touchline/domain/age-group.ts'
import { CLUB_ZONE, clubDay } from '@touchline/domain/club-clock.ts'
import { overdueBefore, staleBefore } from '@touchline/domain/overdue.ts'
import { isOpen } from '@touchline/domain/program.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { readClub, readSettings } from '../club/load-club.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { missingConsents } from '../players/missing-consents.ts'
import type { Sql } from '../postgres/pool.ts'
import { type StandingProgram, standingPrograms } from '../programs/standing-programs.ts'
import { unsignedForNextEvent } from '../tournaments/event-consents.ts'
import { unusualFamilies } from '../users/unusual-families.ts'

const MOST_PROGRAMS = 8

/** What needs a decision now, and how the club stands: sums over a dozen tables, some of them by the club's rules. */
export const deskNumbers: DeskQuery = {
  tokenArea: 'REPORTS',
  async read({ sql, now: moment }) {
    const programs = await standingPrograms(sql, moment)
    const today = clubDay(moment)
    const [attention, unusual, eventConsents, { content }, players, weeks, kit] = await Promise.all([
      attentionOf(sql, moment),
      unusualFamilies(sql, moment),
      unsignedForNextEvent(sql, today),
      readClub(sql, today),
      playersByYear(sql),
      weeksOf(sql),
      sql`select item_type as "itemType", size, status, sum(quantity)::int as quantity from kit_orders
          where not _deleted and status in ('PENDING', 'PAID', 'READY') group by 1, 2, 3 order by 1, 2, 3`,
    ])
    const waiting = programs.filter(isOpen)
    return {
      asOf: moment.toISOString(),
      attention: {
        ...attention,
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
      ages: agesOf(players.years, content.season.startDate, content.facts.ages),
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

/** A place that nobody holds and that is on offer to nobody, while somebody waits (W-2). */
function freePlaces({ id, name, capacity, placesHeld, placesOnOffer, counts }: StandingProgram) {
  const waiting = (counts.WAITLISTED ?? 0) - placesOnOffer
  const free = capacity === null ? null : capacity - placesHeld - placesOnOffer
  if (waiting <= 0 || (free !== null && free <= 0)) return []
  return [{ programId: id, program: name, free, waiting }]
}

async function attentionOf(sql: Sql, now: Date) {
  const { payment, consents } = await readSettings(sql)
  const due = overdueBefore(now, payment.dueDays)
  const missing = missingConsents(sql, consents)
  const [[pending], [overdue], [leaving], [rest]] = await Promise.all([
    sql`select count(*) as count, min(created_at) as since from player_program_registrations
        where status = 'PENDING' and not _deleted`,
    sql`select count(*) as count, coalesce(sum(price_cents), 0)::int as cents from player_program_registrations
        where status = 'APPROVED' and not _deleted and approved_at < ${due}`,
    sql`select count(*) as count, min(withdrawal_asked_at) as since from player_program_registrations
        where status = 'ACTIVE' and not _deleted and withdrawal_asked_at is not null`,
    sql`select
          (select count(*) from kit_orders where status = 'READY' and not _deleted) as "kitReady",
          (select count(*) from kit_orders where status = 'PENDING' and created_at < ${staleBefore(now)} and not _deleted) as "kitStale",
          (select count(*) from mail_outbox where failed_at is not null) as "failedLetters",
          (select count(*) from players p where not p._deleted and exists (
             select from player_program_registrations r where r.player_registrations_id = p.id and not r._deleted
               and r.status = any(${[...LIVE_REGISTRATION_STATUSES]}))
           and cardinality(${missing}) > 0) as "consentsMissing"`,
  ])
  return { pending, overdue, leaving, ...rest }
}

async function playersByYear(sql: Sql) {
  const [years, [families]] = await Promise.all([
    sql<{ year: number; players: number }[]>`
      select extract(year from birth_date)::int as year, count(*) as players from players
      where not _deleted and status <> 'ARCHIVED' group by 1`,
    sql<{ count: number }[]>`
      select count(distinct coalesce(u.family, u.id)) as count from players p join users u on u.id = p.user_players_id
      where not p._deleted and p.status <> 'ARCHIVED'`,
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

/** By the Monday of each week: a year up to the latest at most, twelve weeks at least, those without any as well. */
const weeksOf = (sql: Sql) => sql`
  with dated as (
    select date_trunc('week', created_at::timestamptz at time zone ${CLUB_ZONE})::date as week
    from player_program_registrations where not _deleted),
  span as (
    select greatest(max(week) - 357, least(min(week), max(week) - 77)) as first, max(week) as last from dated)
  select weeks.week::date as week, count(dated.week) as registrations
  from span cross join generate_series(span.first, span.last, interval '7 days') as weeks (week)
    left join dated on dated.week = weeks.week::date
  group by weeks.week order by weeks.week`
