import type { Model } from '@touchline/domain/model-types.ts'
import { writeRules } from '../../write-rules.ts'
import { insertRecorded, updateRecorded } from './record.ts'
import type { Row } from './rows.ts'
import type { WriteContext } from './rules.ts'

/** A sound input as a row, by the rules of its kind. The row may be one that was there already. */
export async function createByRules(context: WriteContext, model: Model, input: Row): Promise<Row> {
  const rules = writeRules[model.name]
  const decided = (await rules?.create?.(context, input)) ?? { row: input }
  if ('existing' in decided) return decided.existing
  const row = await insertRecorded(context, model, decided.row)
  await rules?.created?.(context, row)
  return row
}

/** Sound changes to a locked row, by the rules of its kind. */
export async function updateByRules(
  context: WriteContext,
  model: Model,
  current: Row,
  asked: Row,
): Promise<Row> {
  const changes = (await writeRules[model.name]?.update?.(context, current, asked)) ?? asked
  const reason = typeof asked.reason === 'string' ? asked.reason : null
  return updateRecorded(context, model, current, changes, reason)
}
