import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { consentRefusal, playerStatusRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { refuse } from '../graphql/errors.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { agreedFor } from './consents.ts'

/**
 * Checks the rules of registering again when a place is taken later, by an offer or because the club reopens it: the
 * player may play (E-3), and the family has given the current consents, unless the desk registered the player (E-15).
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

/** The same for a player who changes to a bigger plan; the desk may give a reason not to wait for consents. */
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

/** Whether the desk registered the player. An administrator who views the site as a parent is not the desk. */
async function isEnteredByDesk(
  { tx }: WriteContext,
  { id }: RowOf<'PlayerProgramRegistration'>,
): Promise<boolean> {
  const found = await tx`
    select from audit_entries where row_id = ${id} and model = 'PlayerProgramRegistration'
      and action = 'CREATE' and actor_role = 'ADMIN' and as_user_id is null limit 1`
  return found.count > 0
}
