import { clubTime } from '@touchline/domain/club-clock.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import {
  canBeMissed,
  type SessionToCome,
  sessionsToCome,
} from '@touchline/domain/programs/sessions-to-come.ts'
import { seasonOn } from '@touchline/domain/seasons/season-on.ts'
import * as z from 'zod'
import { readClub } from '../club/load-club.ts'
import { refuse } from '../graphql/errors.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { TRAINING_PLAN } from '../programs/training-plan.ts'

const Input = z.object({
  playerId: z.string(),
  programId: z.string(),
  day: z.string(),
  isAbsent: z.boolean(),
})

type Absence = z.infer<typeof Input>

/** A signed-in family reports a child's absence from a session, or takes it back (J-6). */
export const sayAbsent: Action = {
  model: modelNamed('Player'),
  tokenWrites: null,
  run: (context, given) => noteAbsence(context, parsed(Input, given)),
}

/** The same with or without sign-in. Repeating it changes nothing. */
export async function noteAbsence(
  context: WriteContext,
  { playerId, programId, day, isAbsent }: Absence,
): Promise<{ id: string }> {
  const { tx, caller, now } = context
  const { id } = await visiblePlayer(context, playerId)
  const session = (await sessionsOfChild(context, id, programId)).find((one) => one.day === day)
  if (!session || !canBeMissed(session))
    refuse({
      code: 'NO_SESSION',
      field: 'day',
      message: 'This program has no upcoming session that day.',
    })
  await tx`
    insert into attendance (program_id, day, player_id, absent_since, absent_said_by)
    values (${programId}, ${day}, ${id}, ${isAbsent ? now : null}, ${isAbsent ? caller.email : null})
    on conflict (program_id, day, player_id) do update
      set absent_since = excluded.absent_since, absent_said_by = excluded.absent_said_by`
  await tx`select pg_notify('changes', ${JSON.stringify({ model: 'Player', action: 'UPDATE', id })})`
  return { id }
}

async function sessionsOfChild(
  { tx, now, today }: WriteContext,
  playerId: string,
  programId: string,
): Promise<SessionToCome[]> {
  const { seasons } = (await readClub(tx, today)).content
  const season = seasonOn(seasons, today) ?? { changes: [] }
  const rows = await tx<{ plan: string }[]>`
    select ${tx.unsafe(TRAINING_PLAN)} as plan from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where r.player_registrations_id = ${playerId} and g.id = ${programId} and not r._deleted`
  return rows.flatMap(({ plan }) =>
    sessionsToCome(JSON.parse(plan), season, { day: today, time: clubTime(now) }),
  )
}
