import { clubDay } from '@touchline/domain/club-clock.ts'
import { FEE_TYPES } from '@touchline/domain/pricing/fee-types.ts'
import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import type { Fragment } from 'postgres'
import * as z from 'zod'
import { readClub } from '../club/load-club.ts'
import type { Sql } from '../postgres/pool.ts'
import { Id } from './inputs.ts'
import { AgeGroup, Flag, listQuery, sortBy } from './reports-inputs.ts'
import { keysSql, listPage } from './reports-page.ts'
import { type BirthYears, birthYearsIn, hasWords, isBornIn, isReference } from './reports-search.ts'
import { type Route, route } from './route.ts'

const SORTS = {
  submitted: ['r.created_at'],
  player: ['lower(p.last_name)', 'lower(p.first_name)'],
  guardian: ['lower(u.last_name)', 'lower(u.first_name)'],
  program: ['lower(g.name)'],
  total: ['r.price_cents'],
  approved: ['r.approved_at'],
  waiting: ['r.waitlist_position'],
  status: ['r.status'],
} as const
const sorts = Object.keys(SORTS) as (keyof typeof SORTS)[]

const text = z.string().nullable()
const Registration = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.enum(REGISTRATION_STATUSES),
    createdAt: z.string(),
    approvedAt: text,
    paidAt: text,
    reference: text,
    months: z.array(z.string()).nullable(),
    days: z.array(z.string()).nullable(),
    priceCents: z.int().nullable(),
    refundCents: z.int().nullable(),
    refundedAt: text,
    waitlistPosition: z.int().nullable(),
    offerExpiresAt: text,
    reason: text,
    playerId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    playerStatus: z.string(),
    hasHealthNotes: z.boolean(),
    photoConsent: z.boolean().nullable(),
    userId: text,
    guardian: text,
    email: text,
    phone: text,
    emergencyContact: text,
    emergencyPhone: text,
    programId: z.string(),
    program: z.string(),
    startDate: z.string(),
    minBirthYear: z.int().nullable(),
    maxBirthYear: z.int().nullable(),
    feeType: z.enum(FEE_TYPES),
  })
  .meta({ id: 'RegistrationLine' })

const list = route({
  method: 'get',
  path: '/registrations',
  summary:
    'Registrations with their player, guardian and program: searched, filtered, sorted, counted by status',
  input: {
    query: {
      ...listQuery,
      status: z.enum(REGISTRATION_STATUSES, 'There is no such status.').optional(),
      programId: Id.optional(),
      group: AgeGroup,
      overdue: Flag.describe('Approved longer ago than the club gives to pay'),
      leaving: Flag.describe('The family asks to withdraw, and the club has not confirmed it'),
      sort: sortBy(sorts, '-submitted'),
    },
  },
  output: z.object({
    items: z.array(Registration),
    total: z.int(),
    counts: z
      .partialRecord(z.enum(REGISTRATION_STATUSES), z.int())
      .describe('By status, under the other filters'),
  }),
  async handler({ pool: { sql, now } }, { query }) {
    const due = query.overdue ? await dueBefore(sql, now()) : null
    const years = await birthYearsIn(sql, query.group, clubDay(now()))
    const from = foundSql(sql, query, { years, due })
    return listPage(sql, SORTS, query, {
      found: sql`select r.id, r.status, ${keysSql(sql, SORTS, query.sort)} ${from}`,
      lines: sql`
        select ${sql.unsafe(COLUMNS)} from page join player_program_registrations r on r.id = page.id ${sql.unsafe(JOINS)}`,
    })
  },
})

const COLUMNS = `r.id, r._version as version, r.status, r.created_at as "createdAt", r.approved_at as "approvedAt",
  r.paid_at as "paidAt", r.reference, r.months, r.days, r.price_cents as "priceCents", r.refund_cents as "refundCents",
  r.refunded_at as "refundedAt", r.waitlist_position as "waitlistPosition", r.offer_expires_at as "offerExpiresAt",
  r.reason, p.id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.birth_date as "birthDate",
  p.status as "playerStatus", coalesce(p.health_notes, '') <> '' as "hasHealthNotes",
  p.photo_consent as "photoConsent", u.id as "userId",
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as guardian, u.email, u.phone,
  p.emergency_contact as "emergencyContact", p.emergency_phone as "emergencyPhone", g.id as "programId",
  g.name as program, g.start_date as "startDate", g.min_birth_year as "minBirthYear",
  g.max_birth_year as "maxBirthYear", f.type as "feeType"`

/** All of them are there; joined on the left, what a search does not ask for is not even looked up. */
const JOINS = `left join players p on p.id = r.player_registrations_id
  left join program_fees f on f.id = r.program_fee_registrations_id left join programs g on g.id = f.program_fees_id
  left join users u on u.id = p.user_players_id`

interface Wanted {
  search?: string
  programId?: string
  leaving?: '1'
}

/** From where, and under which conditions but the status; `due` is given where only the overdue are wanted. */
function foundSql(
  sql: Sql,
  wanted: Wanted,
  { years, due }: { years: BirthYears; due: string | null },
): Fragment {
  const { search, programId, leaving } = wanted
  return sql`
    from player_program_registrations r ${sql.unsafe(JOINS)}
    where not r._deleted and ${isReference(search, 'R') ? sql`r.reference = ${search.toUpperCase()}` : hasWords(sql, 'p', search)}
      and ${programId ? sql`f.program_fees_id = ${programId}` : sql`true`}
      and ${isBornIn(sql, years)}
      and ${due ? sql`r.status = 'APPROVED' and r.approved_at < ${due}` : sql`true`}
      and ${leaving ? sql`r.status = 'ACTIVE' and r.withdrawal_asked_at is not null` : sql`true`}`
}

/** Approved before this, and not paid, is overdue (R-13). */
export async function dueBefore(sql: Sql, now: Date): Promise<string> {
  const { content } = await readClub(sql)
  return new Date(now.getTime() - content.payment.dueDays * 86_400_000).toISOString()
}

export const registrationReports: Route[] = [list]
