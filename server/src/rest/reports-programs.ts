import { FEE_TYPES } from '@touchline/domain/pricing/fee-types.ts'
import { type Owed, programMoney } from '@touchline/domain/pricing/program-money.ts'
import { PROGRAM_KINDS, PROGRAM_STATUSES } from '@touchline/domain/program.ts'
import {
  LIVE_REGISTRATION_STATUSES,
  PLACE_HOLDING_STATUSES,
  REGISTRATION_STATUSES,
} from '@touchline/domain/status/registration.ts'
import * as z from 'zod'
import type { Sql } from '../postgres/pool.ts'
import { type Route, route } from './route.ts'

const text = z.string().nullable()
const Money = z.object({
  receivedCents: z.int(),
  outstandingCents: z.int(),
  refundCents: z.int(),
  expectedCents: z.int(),
  pendingCents: z.int(),
})

const Program = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    description: text,
    startDate: z.string(),
    endDate: z.string(),
    kind: z.enum(PROGRAM_KINDS).nullable(),
    location: text,
    days: z.array(z.string()).nullable(),
    startTime: text,
    endTime: text,
    capacity: z.int().nullable(),
    minBirthYear: z.int().nullable(),
    maxBirthYear: z.int().nullable(),
    status: z.enum(PROGRAM_STATUSES).nullable(),
    fees: z.array(
      z.object({
        id: z.string(),
        type: z.enum(FEE_TYPES),
        amountCents: z.int(),
        discountIds: z.array(z.string()),
        liveRegistrations: z.int(),
      }),
    ),
    counts: z.partialRecord(z.enum(REGISTRATION_STATUSES), z.int()),
    placesHeld: z.int(),
    placesOnOffer: z.int(),
    money: Money,
  })
  .meta({ id: 'ProgramLine' })

export type ProgramLine = z.infer<typeof Program>

const list = route({
  method: 'get',
  path: '/programs',
  summary: 'Every program with its fees, places and money, the latest first',
  output: z.object({ items: z.array(Program) }),
  handler: async ({ pool: { sql, now } }) => ({ items: await programLines(sql, now()) }),
})

interface Tally extends Owed {
  programId: string
  feeId: string
  count: number
  onOffer: number
}

export async function programLines(sql: Sql, now: Date): Promise<ProgramLine[]> {
  const [programs, fees, tallies] = await Promise.all([
    sql`select id, _version as version, name, description, start_date as "startDate", end_date as "endDate", kind,
          location, days, start_time as "startTime", end_time as "endTime", capacity,
          min_birth_year as "minBirthYear", max_birth_year as "maxBirthYear", status
        from programs where not _deleted order by start_date desc, lower(name), id`,
    sql`select f.id, f.type, f.amount_cents as "amountCents", f.program_fees_id as "programId", array(
          select a.discount_id from appliable_discounts a where a.program_fee_id = f.id and not a._deleted) as "discountIds"
        from program_fees f where not f._deleted order by f.amount_cents, f.id`,
    sql<Tally[]>`
      select f.program_fees_id as "programId", f.id as "feeId", r.status, count(*) as count,
        coalesce(sum(r.price_cents), 0)::int as "priceCents", coalesce(sum(r.refund_cents), 0)::int as "refundCents",
        count(*) filter (where r.status = 'WAITLISTED' and r.offer_expires_at > ${now.toISOString()}) as "onOffer"
      from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      where not r._deleted group by 1, 2, 3`,
  ])
  return programs.map((program) =>
    programLine(
      program,
      fees.filter(({ programId }) => programId === program.id),
      tallies.filter(({ programId }) => programId === program.id),
    ),
  )
}

type Read = Record<string, unknown>

function programLine(program: Read, fees: readonly Read[], tallies: readonly Tally[]): ProgramLine {
  const isIn = (statuses: readonly string[]) => (tally: Tally) => statuses.includes(tally.status)
  const sum = (some: readonly Tally[]) => some.reduce((total, { count }) => total + count, 0)
  const counts = Object.fromEntries(
    REGISTRATION_STATUSES.map((status) => [status, sum(tallies.filter(isIn([status])))]),
  )
  return {
    ...(program as ProgramLine),
    fees: fees.map(({ programId: _, ...fee }) => ({
      ...(fee as ProgramLine['fees'][number]),
      liveRegistrations: sum(
        tallies.filter((tally) => tally.feeId === fee.id && isIn(LIVE_REGISTRATION_STATUSES)(tally)),
      ),
    })),
    counts,
    placesHeld: sum(tallies.filter(isIn(PLACE_HOLDING_STATUSES))),
    placesOnOffer: tallies.reduce((total, { onOffer }) => total + onOffer, 0),
    money: programMoney(tallies),
  }
}

export const programReports: Route[] = [list]
