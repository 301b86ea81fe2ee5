import { clubTime } from '@touchline/domain/club-clock.ts'
import { isStillToCome } from '@touchline/domain/field-day.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { Session } from '@touchline/domain/season.ts'
import * as z from 'zod'
import { refuse } from '../graphql/errors.ts'
import type { Action } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/sound-input.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import type { Transaction } from '../postgres/pool.ts'
import { sessionOfPlan, TRAINING_PLAN } from '../programs/training-plan.ts'

const Input = z.object({
  playerId: z.string(),
  programId: z.string(),
  day: z.string(),
  isAbsent: z.boolean(),
})

/** A family says that a child cannot come to a session, or can after all (J-6). The same again changes nothing more. */
export const sayAbsent: Action = {
  model: modelNamed('Player'),
  tokenWrites: null,
  async run(context, given) {
    const { playerId, programId, day, isAbsent } = parsed(Input, given)
    const { tx, caller, now, today } = context
    const { id } = await visiblePlayer(context, playerId)
    const session = await sessionOfChild(tx, { playerId: id, programId, day })
    if (!session || !isStillToCome(session, { day: today, time: clubTime(now) }))
      refuse({
        code: 'NO_SESSION',
        field: 'day',
        message: 'There is no session to come that day in this program.',
      })
    await tx`
      insert into attendance (program_id, day, player_id, absent_since, absent_said_by)
      values (${programId}, ${day}, ${id}, ${isAbsent ? now : null}, ${isAbsent ? caller.email : null})
      on conflict (program_id, day, player_id) do update
        set absent_since = excluded.absent_since, absent_said_by = excluded.absent_said_by`
    await tx`select pg_notify('changes', ${JSON.stringify({ model: 'Player', action: 'UPDATE', id })})`
    return { id }
  },
}

interface Wanted {
  playerId: string
  programId: string
  day: string
}

async function sessionOfChild(
  tx: Transaction,
  { playerId, programId, day }: Wanted,
): Promise<Session | null> {
  const rows = await tx<{ plan: string }[]>`
    select ${tx.unsafe(TRAINING_PLAN)} as plan from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where r.player_registrations_id = ${playerId} and g.id = ${programId} and not r._deleted`
  return rows.map(({ plan }) => sessionOfPlan(plan, day)).find((session) => session !== null) ?? null
}
