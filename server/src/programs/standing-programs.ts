import type { BookedForProgram } from '@touchline/domain/pricing/program-money.ts'
import type { ProgramStatus } from '@touchline/domain/programs/program.ts'
import {
  type ProgramStanding,
  programStanding,
  type Tally,
} from '@touchline/domain/programs/program-tally.ts'
import type { Sql } from '../postgres/pool.ts'
import { type DeskSeason, isInSeason } from '../seasons/desk-season.ts'

/** A program with its current numbers. */
export interface StandingProgram extends ProgramStanding {
  id: string
  name: string
  status: ProgramStatus | null
  capacity: number | null
}

/** All programs of a season (S-19), or of all seasons, latest first. */
export async function standingPrograms(
  sql: Sql,
  now: Date,
  season: DeskSeason | null = null,
): Promise<StandingProgram[]> {
  const [programs, tallies] = await Promise.all([
    sql<(StandingProgram & BookedForProgram)[]>`
      select g.id, g.name, g.status, g.capacity, booked.*
      from programs g cross join lateral (
        select coalesce(sum(cents), 0)::int as "chargedCents", coalesce(sum(covered_cents), 0)::int as "coveredCents"
        from due_months where program_id = g.id) booked
      where not g._deleted and ${isInSeason(sql, season, 'g')} order by g.start_date desc, lower(g.name), g.id`,
    sql<(Tally & { programId: string })[]>`
      select f.program_fees_id as "programId", f.id as "feeId", r.status, count(*) as count,
        coalesce(sum(r.price_cents), 0)::int as "priceCents",
        count(*) filter (where r.status = 'WAITLISTED' and r.offer_expires_at > ${now.toISOString()}) as "onOffer"
      from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      where not r._deleted group by 1, 2, 3`,
  ])
  return programs.map(({ chargedCents, coveredCents, ...program }) => ({
    ...program,
    ...programStanding({
      tallies: tallies.filter(({ programId }) => programId === program.id),
      booked: { chargedCents, coveredCents },
    }),
  }))
}
