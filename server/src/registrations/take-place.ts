import { consentRefusal, playerStatusRefusal } from '@touchline/domain/eligibility.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { refuse } from '../graphql/errors.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { agreedFor } from './consents.ts'

/**
 * What holds when a registration is made holds when it takes a place later, by an offer or because the club reopens it:
 * the player may play (E-3), and the family has agreed to the texts of now, unless the desk registered the player (E-15).
 */
export async function checkTaking(context: WriteContext, registration: Row): Promise<void> {
  const id = registration.playerRegistrationsId as string
  const [player] = (await selectRows(context.tx, modelNamed('Player'), 'id = $1', [id])) as [Row]
  refuse(playerStatusRefusal({ player: player as unknown as TakingPlayer }))
  if (context.caller.role !== 'PARENT' || (await isEnteredByDesk(context, registration))) return
  const consents = await agreedFor(context, player)
  refuse(consentRefusal({ player: player as unknown as TakingPlayer, consents }))
}

/** The player who gets a bigger plan; the desk says why it does not wait for the consents. */
export async function checkBiggerPlan(
  context: WriteContext,
  player: Row,
  reason: string | null,
): Promise<void> {
  const who = player as unknown as TakingPlayer
  refuse(playerStatusRefusal({ player: who }))
  const isDesk = context.caller.role === 'ADMIN'
  const consents = isDesk && reason?.trim() ? null : await agreedFor(context, player)
  refuse(consentRefusal({ player: who, consents, actor: isDesk ? 'DESK' : 'FAMILY' }))
}

interface TakingPlayer {
  firstName: string
  birthDate: string
  status: PlayerStatus
}

/** The desk answers for whom it registers. An administrator in a parent's shoes is not at the desk. */
async function isEnteredByDesk({ tx }: WriteContext, { id }: Row): Promise<boolean> {
  const found = await tx`
    select from audit_entries where row_id = ${id as string} and model = 'PlayerProgramRegistration'
      and action = 'CREATE' and actor_role = 'ADMIN' and as_user_id is null limit 1`
  return found.count > 0
}
