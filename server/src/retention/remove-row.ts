import type { Model } from '@touchline/domain/models/model-types.ts'
import type { AnyRow } from '@touchline/domain/models/rows.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/** Turns a locked row into a tombstone, and runs its model's rules for that. */
export async function removeRow(context: WriteContext, model: Model, row: AnyRow): Promise<void> {
  await updateRecorded(context, model, row, { _deleted: true })
  await context.rules[model.name]?.removed?.(context, row)
}
