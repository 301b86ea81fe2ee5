import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { requireOwnRow } from '../graphql/write/own-row.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { lockRegistration } from './locks.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/**
 * A registration of the caller's, locked with all that a write to it may touch; read again once the locks are there. For
 * a stranger it is as if it were not there, and nothing is waited for.
 */
export async function lockOwnRegistration(
  context: WriteContext,
  id: string,
): Promise<RowOf<'PlayerProgramRegistration'>> {
  await requireOwnRow(context, Registration, id)
  await lockRegistration(context.tx, id)
  return requireOwnRow(context, Registration, id, 'for update')
}
