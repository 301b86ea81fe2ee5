import { clubDay } from '@touchline/domain/club-clock.ts'
import { CONSENT_TEXTS, REQUIRED_CONSENTS } from '@touchline/domain/consents.ts'
import { PLAYER_STATUSES } from '@touchline/domain/status/player.ts'
import { LIVE_REGISTRATION_STATUSES, REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import type { Fragment } from 'postgres'
import * as z from 'zod'
import { readClub } from '../club/load-club.ts'
import type { Sql } from '../postgres/pool.ts'
import { Id } from './inputs.ts'
import { AgeGroup, Flag, listQuery, sortBy } from './reports-inputs.ts'
import { keysSql, listPage } from './reports-page.ts'
import { type BirthYears, birthYearsIn, hasWords, isBornIn } from './reports-search.ts'
import { type Route, route } from './route.ts'

const SORTS = {
  name: ['lower(p.last_name)', 'lower(p.first_name)'],
  birth: ['p.birth_date'],
  guardian: ['lower(u.last_name)', 'lower(u.first_name)'],
  status: ['p.status'],
  added: ['p.created_at'],
} as const
const sorts = Object.keys(SORTS) as (keyof typeof SORTS)[]

const text = z.string().nullable()
const Player = z
  .object({
    id: z.string(),
    version: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    status: z.enum(PLAYER_STATUSES),
    shirtSize: text,
    photoConsent: z.boolean().nullable(),
    emergencyContact: text,
    emergencyPhone: text,
    hasHealthNotes: z.boolean().describe('What they say is read by an act of its own, which is recorded'),
    createdAt: z.string(),
    userId: text,
    guardian: text,
    email: text,
    phone: text,
    registrations: z
      .array(
        z.object({
          id: z.string(),
          programId: z.string(),
          program: z.string(),
          status: z.enum(REGISTRATION_STATUSES),
        }),
      )
      .describe('Those that are still going somewhere'),
    owedCents: z.int(),
    missingConsents: z.array(z.enum(CONSENT_TEXTS)).describe('Of players who are registered'),
  })
  .meta({ id: 'PlayerLine' })

const list = route({
  method: 'get',
  path: '/players',
  summary:
    'Players with their guardian, programs and what is missing: searched, filtered, sorted, counted by status',
  input: {
    query: {
      ...listQuery,
      status: z.enum(PLAYER_STATUSES, 'There is no such status.').optional(),
      programId: Id.optional().describe('Registered there'),
      group: AgeGroup,
      unpaid: Flag.describe('Something approved is not paid'),
      noConsent: Flag.describe('Registered, and something that must be agreed to is not'),
      health: Flag.describe('With notes on health'),
      sort: sortBy(sorts, 'name'),
    },
  },
  output: z.object({
    items: z.array(Player),
    total: z.int(),
    counts: z.partialRecord(z.enum(PLAYER_STATUSES), z.int()).describe('By status, under the other filters'),
  }),
  async handler({ pool: { sql, now } }, { query }) {
    const missing = missingConsents(sql, await consentVersions(sql))
    const years = await birthYearsIn(sql, query.group, clubDay(now()))
    const from = foundSql(sql, query, { years, missing })
    return listPage(sql, SORTS, query, {
      found: sql`select p.id, p.status, ${keysSql(sql, SORTS, query.sort)} ${from}`,
      lines: sql`
        select ${sql.unsafe(COLUMNS)}, case when live.registrations is null then '{}' else ${missing} end as "missingConsents"
        from page join players p on p.id = page.id left join users u on u.id = p.user_players_id
        cross join lateral (${live(sql)}) live`,
    })
  },
})

const COLUMNS = `p.id, p._version as version, p.first_name as "firstName", p.last_name as "lastName",
  p.birth_date as "birthDate", p.status, p.shirt_size as "shirtSize", p.photo_consent as "photoConsent",
  p.emergency_contact as "emergencyContact", p.emergency_phone as "emergencyPhone",
  coalesce(p.health_notes, '') <> '' as "hasHealthNotes", p.created_at as "createdAt", u.id as "userId",
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as guardian, u.email, u.phone,
  coalesce(live.registrations, '[]') as registrations, coalesce(live.owed, 0) as "owedCents"`

const liveOf = (sql: Sql) => sql`
  from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
  join programs g on g.id = f.program_fees_id
  where r.player_registrations_id = p.id and not r._deleted and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})`

const live = (sql: Sql) => sql`
  select json_agg(json_build_object('id', r.id, 'programId', g.id, 'program', g.name, 'status', r.status)
      order by r.created_at desc) as registrations,
    sum(r.price_cents) filter (where r.status = 'APPROVED')::int as owed ${liveOf(sql)}`

/** The wording of now of what must be agreed to, in the order of `REQUIRED_CONSENTS`. */
export async function consentVersions(sql: Sql): Promise<string[]> {
  const { content } = await readClub(sql)
  return REQUIRED_CONSENTS.map((name) => content.consents[name].version)
}

/** What a player p has not been agreed to for, in these versions (E-7, E-14). */
export const missingConsents = (sql: Sql, versions: string[]): Fragment => sql`array(
  select t.name from unnest(${[...REQUIRED_CONSENTS]}::text[], ${versions}::text[]) t(name, version)
  where (select c.agreed from consents c
         where c.player_id = p.id and c.text = t.name and c.text_version = t.version and not c._deleted
         order by c.created_at desc limit 1) is not true)`

interface Wanted {
  search?: string
  programId?: string
  unpaid?: '1'
  noConsent?: '1'
  health?: '1'
}

function foundSql(
  sql: Sql,
  wanted: Wanted,
  { years, missing }: { years: BirthYears; missing: Fragment },
): Fragment {
  const { search, programId, unpaid, noConsent, health } = wanted
  return sql`
    from players p left join users u on u.id = p.user_players_id
    where not p._deleted and ${hasWords(sql, 'p', search)} and ${isBornIn(sql, years)}
      and ${programId ? sql`exists (select ${liveOf(sql)} and g.id = ${programId})` : sql`true`}
      and ${unpaid ? sql`exists (select ${liveOf(sql)} and r.status = 'APPROVED')` : sql`true`}
      and ${noConsent ? sql`exists (select ${liveOf(sql)}) and cardinality(${missing}) > 0` : sql`true`}
      and ${health ? sql`coalesce(p.health_notes, '') <> ''` : sql`true`}`
}

export const playerReports: Route[] = [list]
