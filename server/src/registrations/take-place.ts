import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { consentRefusal, playerStatusRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { refuse } from '../graphql/errors.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { agreedFor } from './consents.ts'

/**
 * What holds when a registration is made holds when it takes a place later, by an offer or because the club reopens it:
 * the player may play (E-3), and the family has agreed to the texts of now, unless the desk registered the player (E-15).
 */
export async function checkTaking(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<void> {
  const id = registration.playerRegistrationsId
  const player = await selectRow(context.tx, modelNamed('Player'), 'id = $1', [id])
  refuse(playerStatusRefusal({ player }))
  if (context.caller.role !== 'PARENT' || (await isEnteredByDesk(context, registration))) return
  const consents = await agreedFor(context, player)
  refuse(consentRefusal({ player, consents }))
}

/** The player who gets a bigger plan; the desk says why it does not wait for the consents. */
export async function checkBiggerPlan(
  context: WriteContext,
  player: RowOf<'Player'>,
  reason: string | null,
): Promise<void> {
  refuse(playerStatusRefusal({ player }))
  const isDesk = context.caller.role === 'ADMIN'
  const consents = isDesk && reason?.trim() ? null : await agreedFor(context, player)
  refuse(consentRefusal({ player, consents, actor: isDesk ? 'DESK' : 'FAMILY' }))
}

/** The desk answers for whom it registers. An administrator in a parent's shoes is not at the desk. */
async function isEnteredByDesk(
  { tx }: WriteContext,
  { id }: RowOf<'PlayerProgramRegistration'>,
): Promise<boolean> {
  const found = await tx`
    select from audit_entries where row_id = ${id} and model = 'PlayerProgramRegistration'
      and action = 'CREATE' and actor_role = 'ADMIN' and as_user_id is null limit 1`
  return found.count > 0
}
