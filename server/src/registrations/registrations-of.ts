import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { Row } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/** A player's registrations in whatever status, with the programs they are for. */
export async function registrationsOf(
  { tx }: WriteContext,
  player: Row,
): Promise<{ programId: string; status: RegistrationStatus }[]> {
  const rows = await tx`
    select f.program_fees_id as program_id, r.status from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where r.player_registrations_id = ${player.id as string} and not r._deleted`
  return rows.map((row) => ({ programId: row.program_id, status: row.status }))
}
