import type { Model, Named } from '@touchline/domain/models/model-types.ts'
import type { AnyRow, Changes, NewInput, RowOf, UpdateInput } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { isRepeated } from '@touchline/domain/repeated-request.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import { badInput, conditionFailed } from '../errors.ts'
import { missingSentence } from './constraint-sentences.ts'
import { ownRow } from './own-row.ts'
import { type Recorded, startInsert, startUpdate } from './record.ts'
import type { WriteContext } from './rules.ts'

/** A row being written. Await `followed` before sending anything that must come after the rules. */
export interface UnderWay<Row = AnyRow> extends Recorded<Row> {
  followed: Promise<void>
}

/** Waits until the row is written. If several parts fail, the error of the write takes precedence. */
async function done<Row>({ row, written, followed }: UnderWay<Row>): Promise<Row> {
  await inOneGo([written, followed])
  return row
}

const kept = <Row>(row: Row): UnderWay<Row> => ({
  row,
  written: Promise.resolve(),
  followed: Promise.resolve(),
})

/** Creates a row from validated input by its model's rules; may return an existing row instead. */
export const createByRules = async <Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  input: NewInput<Name>,
): Promise<RowOf<Name>> => done(await startCreate(context, model, input))

/** The same without waiting, so that the caller can send more statements at once. */
export async function startCreate<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  input: NewInput<Name>,
): Promise<UnderWay<RowOf<Name>>>
export async function startCreate(
  context: WriteContext,
  model: Model,
  input: NewInput<string>,
): Promise<UnderWay> {
  const rules = context.rules[model.name]
  const repeated = await repeatedRow(context, model, input)
  if (repeated) return kept(repeated)
  const decided = (await rules?.create?.(context, input)) ?? { row: input }
  if ('kept' in decided) return kept(decided.kept)
  await holdReferences(context, model, decided.row)
  const recorded = startInsert(context, model, decided.row)
  return { ...recorded, followed: rules?.created?.(context, recorded.row) ?? Promise.resolve() }
}

/** Applies validated changes to a locked row by its model's rules. */
export const updateByRules = async <Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
  asked: UpdateInput<Name>,
): Promise<RowOf<Name>> => done(await startUpdateByRules(context, model, current, asked))

/** The same without waiting. If the row is not locked, it must still have its version. */
export async function startUpdateByRules<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
  asked: UpdateInput<Name>,
  isLocked?: boolean,
): Promise<UnderWay<RowOf<Name>>>
export async function startUpdateByRules(
  context: WriteContext,
  model: Model,
  current: AnyRow,
  asked: UpdateInput<string>,
  isLocked = true,
): Promise<UnderWay> {
  const rules = context.rules[model.name]
  const changes = (await rules?.update?.(context, current, asked)) ?? asked
  await holdReferences(context, model, changes)
  const reason = typeof asked.reason === 'string' ? asked.reason : null
  const recorded = startUpdate(context, model, current, changes, { reason, isLocked })
  return {
    ...recorded,
    followed: rules?.updated?.(context, current, recorded.row, changes) ?? Promise.resolve(),
  }
}

/** Turns a locked row into a tombstone by its model's rules. */
export const removeByRules = async <Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
): Promise<void> => {
  await done(await startRemove(context, model, current))
}

/** The same without waiting, so that the caller can send more statements at once. */
export async function startRemove<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  current: RowOf<Name>,
): Promise<UnderWay<RowOf<Name>>>
export async function startRemove(context: WriteContext, model: Model, current: AnyRow): Promise<UnderWay> {
  const rules = context.rules[model.name]
  await rules?.remove?.(context, current)
  const recorded = startUpdate(context, model, current, { _deleted: true })
  return { ...recorded, followed: rules?.removed?.(context, current) ?? Promise.resolve() }
}

/**
 * The row that an earlier attempt of this request has created. A concurrent attempt waits for the first. Another
 * family's row is never compared with the input: the insert merely reports that the id is taken.
 */
export async function repeatedRow<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  input: Partial<NewInput<Name>> & { id: string },
): Promise<RowOf<Name> | null> {
  const fields = context.rules[model.name]?.repeatedBy
  if (!fields) return null
  const { tx } = context
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

/** Checks that referenced rows exist, and locks them against deletion until the write is done. */
export async function holdReferences(
  context: WriteContext,
  model: Model,
  values: Changes<string>,
): Promise<void> {
  const hold = async ([field, reference]: [string, { model: string }]): Promise<void> => {
    const id = values[field]
    if (typeof id !== 'string') return
    const { tx } = context
    const { table } = modelNamed(reference.model)
    const found = await tx`select from ${tx(table)} where id = ${id} and not _deleted for key share`
    if (found.count === 0)
      throw badInput(missingSentence(field, reference.model), { code: 'CONSTRAINT', field })
  }
  await inOneGo(Object.entries(model.references).map(hold))
}
