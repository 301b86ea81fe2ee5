import type { Model, Named } from '@touchline/domain/model-types.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { isRepeated } from '@touchline/domain/repeated-request.ts'
import type { AnyRow, Changes, NewInput, RowOf, UpdateInput } from '@touchline/domain/rows.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import { badInput, conditionFailed } from '../errors.ts'
import { missingSentence } from './constraint-sentences.ts'
import { ownRow } from './own-row.ts'
import { insertRecorded, updateRecorded } from './record.ts'
import type { WriteContext } from './rules.ts'

/** A sound input as a row, by the rules of its kind. The row may be one that was there already. */
export async function createByRules<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  input: NewInput<Name>,
): Promise<RowOf<Name>>
export async function createByRules(
  context: WriteContext,
  model: Model,
  input: NewInput<string>,
): Promise<AnyRow> {
  const rules = context.rules[model.name]
  const repeated = await repeatedRow(context, model, input)
  if (repeated) return repeated
  const decided = (await rules?.create?.(context, input)) ?? { row: input }
  if ('kept' in decided) return decided.kept
  await holdReferences(context, model, decided.row)
  const row = await insertRecorded(context, model, decided.row)
  await rules?.created?.(context, row)
  return row
}

/** Sound changes to a locked row, by the rules of its kind. */
export async function updateByRules<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
  asked: UpdateInput<Name>,
): Promise<RowOf<Name>>
export async function updateByRules(
  context: WriteContext,
  model: Model,
  current: AnyRow,
  asked: UpdateInput<string>,
): Promise<AnyRow> {
  const changes = (await context.rules[model.name]?.update?.(context, current, asked)) ?? asked
  await holdReferences(context, model, changes)
  const reason = typeof asked.reason === 'string' ? asked.reason : null
  const after = await updateRecorded(context, model, current, changes, reason)
  await context.rules[model.name]?.updated?.(context, current, after)
  return after
}

/** A locked row becomes a tombstone, by the rules of its kind. */
export async function removeByRules<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
): Promise<void>
export async function removeByRules(context: WriteContext, model: Model, current: AnyRow): Promise<void> {
  await context.rules[model.name]?.remove?.(context, current)
  await updateRecorded(context, model, current, { _deleted: true })
  await context.rules[model.name]?.removed?.(context, current)
}

/**
 * The row that this very request has made before. A second one that comes in the meantime waits for the first. Another
 * family's row is never compared with what was sent: its id is taken, which the insert says, and that is all.
 */
export async function repeatedRow<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  input: Partial<NewInput<Name>> & { id: string },
): Promise<RowOf<Name> | null> {
  const { tx, rules } = context
  const fields = rules[model.name]?.repeatedBy
  if (!fields) return null
  const { id } = input
  const [, row] = await inOneGo([
    tx`select pg_advisory_xact_lock(hashtextextended(${`create ${id}`}, 0))`.execute(),
    ownRow(context, model, id),
  ])
  if (!row) return null
  const [made] = await tx`
    select after from audit_entries where row_id = ${id} and model = ${model.name} and action = 'CREATE'`
  const first = made ? JSON.parse(made.after) : row
  if (row._deleted || !isRepeated(fields, input, first)) throw conditionFailed()
  return row
}

/** What a row points at must be there, and cannot be deleted until the write is done. */
async function holdReferences({ tx }: WriteContext, model: Model, values: Changes<string>): Promise<void> {
  for (const [field, reference] of Object.entries(model.references)) {
    const id = values[field]
    if (typeof id !== 'string') continue
    const { table } = modelNamed(reference.model)
    const found = await tx`select from ${tx(table)} where id = ${id} and not _deleted for key share`
    if (found.count === 0)
      throw badInput(missingSentence(field, reference.model), { code: 'CONSTRAINT', field })
  }
}
