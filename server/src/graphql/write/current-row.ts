import type { Model } from '@touchline/domain/models/model-types.ts'
import type { AnyRow } from '@touchline/domain/models/rows.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { visible } from '../access.ts'
import { conditionFailed, notFound, Refusal } from '../errors.ts'
import { type Filter, filterSql } from '../read/filter.ts'
import { constant, Statement, type StatementInput } from '../statement.ts'
import { selectRows } from './rows.ts'
import { type RowView, showRow } from './show.ts'

/** Locks and returns the row, if the caller may see it, sent its current version, and the condition holds. */
export async function lockCurrent(
  tx: Transaction,
  input: StatementInput,
  wanted: RowView,
  { id, version, condition }: { id: string; version: number; condition: Filter | null },
): Promise<AnyRow> {
  const { model } = wanted
  const statement = new Statement(input)
  const predicate = `t.id = ${statement.param(() => id, 'text')} and not t._deleted and ${visible(statement, model, 't')}`
  const [current] = await selectRows(tx, model, predicate, statement.bind(), 'for update')
  if (!current) throw notFound(model.name, id)
  if (current._version !== version) throw await conflict(tx, input, wanted, id)
  await checkCondition(tx, input, model, condition, id)
  return current
}

/** The refusal for an outdated version, which contains the current row. */
export async function conflict(
  tx: Transaction,
  input: StatementInput,
  wanted: RowView,
  id: string,
): Promise<Refusal> {
  const { json } = await showRow(tx, input, wanted, id)
  const data = json && JSON.parse(json)
  return new Refusal('ConflictUnhandled', 'Conflict resolver rejects mutation.', { data })
}

/** A condition on a row to be created is evaluated as if all its values were missing. */
export async function checkCondition(
  tx: Transaction,
  input: StatementInput,
  model: Model,
  condition: Filter | null,
  id: string | null,
): Promise<void> {
  if (!condition) return
  const statement = new Statement(input)
  const source =
    id === null
      ? `(select (null::${model.table}).*)`
      : `(select * from ${model.table} where id = ${statement.param(() => id, 'text')})`
  const predicate = filterSql(statement, model, 't', constant(condition))
  const met = await tx.unsafe(`select from ${source} t where ${predicate}`, statement.bind())
  if (met.count === 0) throw conditionFailed()
}
