import type { RowOf } from '@touchline/domain/models/rows.ts'
import { isReturning, opensOn, type SeasonOpening } from '@touchline/domain/seasons/opening.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/** The first day on which the child's family can register for the program (S-15); null if there is none. */
export async function opensForFamily(
  { tx, today }: WriteContext,
  { seasonId }: RowOf<'Program'>,
  { userPlayersId }: RowOf<'Player'>,
): Promise<string | null> {
  const [season] = await tx<SeasonOpening[]>`
    select start_date::text as "startDate", opens_for_returning::text as "opensForReturning",
      opens_for_all::text as "opensForAll"
    from seasons where id = ${seasonId} and not _deleted`
  const opensForAll = season ? opensOn(season, false) : null
  // Usually it is open for everybody, and the family's past does not matter.
  if (!season || !opensForAll || opensForAll <= today) return opensForAll
  const rows = await tx<{ status: RegistrationStatus; startDate: string }[]>`
    select distinct r.status, g.start_date::text as "startDate" from shared_guardians s
    join players p on p.user_players_id = s.guardian_id
    join player_program_registrations r on r.player_registrations_id = p.id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where s.user_id = ${userPlayersId} and not p._deleted and not r._deleted`
  const registrations = rows.map(({ status, startDate }) => ({ status, program: { startDate } }))
  return opensOn(season, isReturning(season, registrations))
}
