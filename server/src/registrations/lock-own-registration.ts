import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { requireOwnRow } from '../graphql/write/own-row.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { lockRegistration } from './locks.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/**
 * One of the caller's registrations, locked together with everything that writing it may touch, and read under the
 * locks. For anybody else it is refused as not found, without waiting for a lock.
 */
export async function lockOwnRegistration(
  context: WriteContext,
  id: string,
): Promise<RowOf<'PlayerProgramRegistration'>> {
  await requireOwnRow(context, Registration, id)
  await lockRegistration(context.tx, id)
  return requireOwnRow(context, Registration, id, 'for update')
}
