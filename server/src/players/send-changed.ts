import type { RowOf } from '@touchline/domain/models/rows.ts'
import { changesInWords, type HeldProgram } from '@touchline/domain/players/edited-child.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { readSettings } from '../club/load-club.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { childChanged } from './changed-email.ts'

/** Notifies the guardians of what the desk has corrected of their child, and of what follows from it (E-20). */
export async function sendChanged(
  context: WriteContext,
  before: RowOf<'Player'>,
  after: RowOf<'Player'>,
): Promise<void> {
  if (!context.links) return
  if (changesInWords(before, after).length === 0) return
  const { ages } = (await readSettings(context.tx)).facts
  const programs = await programsOf(context, after.id)
  const words = childChanged(after.id, { before, after, programs, ages })
  await writeToGuardians(context, [after], words)
}

const programsOf = ({ tx }: WriteContext, playerId: string): Promise<HeldProgram[]> =>
  tx<HeldProgram[]>`
    select g.name, g.start_date as "startDate", g.min_birth_year as "minBirthYear", g.max_birth_year as "maxBirthYear"
    from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
    join programs g on g.id = f.program_fees_id
    where r.player_registrations_id = ${playerId} and not r._deleted
      and r.status = any(${[...LIVE_REGISTRATION_STATUSES]})
    order by g.start_date, g.name`
