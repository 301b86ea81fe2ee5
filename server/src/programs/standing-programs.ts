import type { ProgramStatus } from '@touchline/domain/program.ts'
import { type ProgramStanding, programStanding, type Tally } from '@touchline/domain/program-tally.ts'
import type { Sql } from '../postgres/pool.ts'

/** A program with how it stands. */
export interface StandingProgram extends ProgramStanding {
  id: string
  name: string
  status: ProgramStatus | null
  capacity: number | null
}

/** Every program, the latest first. */
export async function standingPrograms(sql: Sql, now: Date): Promise<StandingProgram[]> {
  const [programs, tallies] = await Promise.all([
    sql<StandingProgram[]>`
      select id, name, status, capacity from programs where not _deleted order by start_date desc, lower(name), id`,
    sql<(Tally & { programId: string })[]>`
      select f.program_fees_id as "programId", f.id as "feeId", r.status, count(*) as count,
        coalesce(sum(r.price_cents), 0)::int as "priceCents", coalesce(sum(r.refund_cents), 0)::int as "refundCents",
        count(*) filter (where r.status = 'WAITLISTED' and r.offer_expires_at > ${now.toISOString()}) as "onOffer"
      from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      where not r._deleted group by 1, 2, 3`,
  ])
  return programs.map((program) => ({
    ...program,
    ...programStanding(tallies.filter(({ programId }) => programId === program.id)),
  }))
}
