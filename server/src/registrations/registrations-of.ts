import type { RowOf } from '@touchline/domain/models/rows.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/** A player's registrations in any status, with their programs. */
export async function registrationsOf(
  { tx }: WriteContext,
  player: RowOf<'Player'>,
): Promise<{ programId: string; status: RegistrationStatus }[]> {
  return tx<{ programId: string; status: RegistrationStatus }[]>`
    select f.program_fees_id as "programId", r.status from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where r.player_registrations_id = ${player.id} and not r._deleted`
}
