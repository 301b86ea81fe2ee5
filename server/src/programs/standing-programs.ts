import type { ProgramStatus } from '@touchline/domain/program.ts'
import { type ProgramStanding, programStanding, type Tally } from '@touchline/domain/program-tally.ts'
import type { Sql } from '../postgres/pool.ts'
import { comesOffSql } from '../registrations/breakdown.ts'
import { type DeskSeason, isInSeason } from '../seasons/desk-season.ts'

/** A program with how it stands. */
export interface StandingProgram extends ProgramStanding {
  id: string
  name: string
  status: ProgramStatus | null
  capacity: number | null
}

/** Every program of a season (S-19), or of all, the latest first. */
export async function standingPrograms(
  sql: Sql,
  now: Date,
  season: DeskSeason | null = null,
): Promise<StandingProgram[]> {
  const [programs, tallies] = await Promise.all([
    sql<StandingProgram[]>`
      select g.id, g.name, g.status, g.capacity from programs g
      where not g._deleted and ${isInSeason(sql, season, 'g')} order by g.start_date desc, lower(g.name), g.id`,
    sql<(Tally & { programId: string })[]>`
      select f.program_fees_id as "programId", f.id as "feeId", r.status, count(*) as count,
        coalesce(sum(r.price_cents), 0)::int as "priceCents", coalesce(sum(${sql.unsafe(comesOffSql('r'))}), 0)::int as "refundCents",
        count(*) filter (where r.status = 'WAITLISTED' and r.offer_expires_at > ${now.toISOString()}) as "onOffer"
      from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      where not r._deleted group by 1, 2, 3`,
  ])
  return programs.map((program) => ({
    ...program,
    ...programStanding(tallies.filter(({ programId }) => programId === program.id)),
  }))
}
