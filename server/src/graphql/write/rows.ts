import {
  allFields,
  columnName,
  type Field,
  type Model,
  type Named,
} from '@touchline/domain/models/model-types.ts'
import type { AnyRow, Changes, RowOf } from '@touchline/domain/models/rows.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { isWorthPreparing } from '../../postgres/prepared.ts'
import { arrayLiteral } from '../../postgres/sql-value.ts'
import { openStored, sealStored } from '../../secrets/stored.ts'

export type Parameter = string | number | boolean | null

export type Lock = 'for update' | 'for key share' | ''

interface Columns {
  all: readonly { name: string; field: Field; column: string }[]
  /** The select list in the form of `RowOf`. */
  selectList: string
  /** The same as JSON for the audit, without encrypted values. */
  historyList: string
  sealed: readonly [name: string, field: Field][]
}

/** Cached per model, because every write uses them. */
const columns = new WeakMap<Model, Columns>()

function columnsOf(model: Model): Columns {
  const known = columns.get(model)
  if (known) return known
  const fields = Object.entries(allFields(model))
  const all = fields.map(([name, field]) => ({ name, field, column: columnName(name, field) }))
  const list = (value: typeof inRow) =>
    all.map(({ name, field, column }) => `${value(field, column)} as "${name}"`).join(', ')
  const sealed = fields.filter(([, field]) => field.sealed)
  const made = { all, selectList: list(inRow), historyList: list(inHistory), sealed }
  columns.set(model, made)
  return made
}

const inRow = ({ hundredths }: Field, column: string): string =>
  hundredths ? `${column}::float8 / 100` : column

/** The same word as in the migration that removed the notes from older entries. */
export const HIDDEN = 'hidden'

function inHistory(field: Field, column: string): string {
  if (field.sealed) return `case when ${column} <> '' then '${HIDDEN}' else ${column} end`
  // Clients see it as text, so the audit entry has it as text too.
  return field.type === 'AWSJSON' ? `${column}::text` : inRow(field, column)
}

export const historyList = (model: Model): string => columnsOf(model).historyList

/** The rows that match a predicate over `t`, typed by their model. */
export async function selectRows<Name extends string>(
  tx: Sql | Transaction,
  model: Named<Name>,
  where: string,
  params: Parameter[],
  lock?: Lock,
): Promise<RowOf<Name>[]>
export async function selectRows(
  tx: Sql | Transaction,
  model: Model,
  where: string,
  params: Parameter[],
  lock: Lock = '',
): Promise<AnyRow[]> {
  const text = `select ${columnsOf(model).selectList} from ${model.table} t where ${where} ${lock}`
  const rows = await tx.unsafe<AnyRow[]>(text, params, { prepare: isWorthPreparing(text) })
  for (const [name, field] of sealedFields(model))
    for (const row of rows) row[name] = openStored(placeOf(model, name, field, row.id), textOf(row[name]))
  return rows
}

/** The same for a row that must exist, because a foreign key refers to it. */
export async function selectRow<Name extends string>(
  tx: Sql | Transaction,
  model: Named<Name>,
  where: string,
  params: Parameter[],
  lock?: Lock,
): Promise<RowOf<Name>> {
  const [row] = await selectRows(tx, model, where, params, lock)
  if (!row) throw new Error(`There is no ${model.name} where ${where}`)
  return row
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const sealedFields = (model: Model) => columnsOf(model).sealed

const placeOf = (model: Model, name: string, field: Field, row: string) => ({
  table: model.table,
  column: columnName(name, field),
  row,
})

/** A value in the form that its column stores. Other types are a bug of ours. */
function stored(field: Field, value: unknown): Parameter {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return arrayLiteral(value)
  if (typeof value === 'number') return field.hundredths ? Math.round(value * 100) : value
  if (typeof value === 'string') return field.folded ? value.trim().toLowerCase() : value
  if (typeof value === 'boolean') return value
  throw new Error(`A ${field.type} cannot be kept as ${typeof value}`)
}

function kept(model: Model, name: string, field: Field, id: string, value: unknown): Parameter {
  const plain = stored(field, value)
  return field.sealed ? sealStored(placeOf(model, name, field, id), textOf(plain)) : plain
}

/** A statement that writes a row as `t` if the given condition holds, and its parameters. */
export interface RowWrite {
  text(holds?: string): string
  params: Parameter[]
}

export type Action = 'CREATE' | 'UPDATE' | 'DELETE'

export interface Change {
  model: Model
  id: string
  action: Action
  /** The row before and after; absent if it was not read, in which case PostgreSQL supplies both. */
  rows?: {
    before: Record<string, unknown> | null
    after: Record<string, unknown>
    /** The fields that were changed. */
    changed?: readonly string[]
  }
  reason?: string | null
}

/** A row to be written, and its audit entry. */
export interface Unsent {
  write: RowWrite
  change: Change
}

/** Writes nothing if a row with this id exists. */
export function insertSql(model: Model, row: AnyRow): RowWrite {
  const { all } = columnsOf(model)
  const names = all.map(({ column }) => column).join(', ')
  const places = all.map((_, n) => `$${n + 1}`).join(', ')
  return {
    text: (holds = 'true') =>
      `insert into ${model.table} as t (${names}) select ${places} where ${holds} on conflict (id) do nothing`,
    params: all.map(({ name, field }) => kept(model, name, field, row.id, row[name])),
  }
}

/** What is known of a row before it is written: its id and the values it must have. */
export type Known = Record<string, unknown> & { id: string }

/** Writes nothing if the row differs from what is known. */
export function updateSql(model: Model, known: Known, changes: Changes<string>): RowWrite {
  const { text, params, isIt } = assigned(model, known, changes)
  return { text: (holds = 'true') => `${text} where ${isIt} and ${holds}`, params }
}

/**
 * The same for a row that was not read: the audit takes its previous state from `found`, which locks the row as the
 * update will, so that nothing can change it in between.
 */
export function unseenUpdateSql(model: Model, known: Known, changes: Changes<string>): RowWrite {
  const { text, params, isIt } = assigned(model, known, changes)
  return {
    text: (holds = 'true') =>
      `with found as (select ${historyList(model)} from ${model.table} t where ${isIt} and ${holds} for no key update)
      ${text} where t.id = (select id from found)`,
    params,
  }
}

function assigned(
  model: Model,
  known: Known,
  changes: Changes<string>,
): { text: string; params: Parameter[]; isIt: string } {
  const { all } = columnsOf(model)
  const written = all.filter(({ name }) => name in changes)
  const held = all.filter(({ name }) => name in known)
  const assignments = written.map(({ column }, n) => `${column} = $${n + 1}`)
  const isIt = held.map(({ column }, n) => `t.${column} = $${written.length + n + 1}`)
  return {
    text: `update ${model.table} t set ${assignments.join(', ')}`,
    isIt: isIt.join(' and '),
    params: [
      ...written.map(({ name, field }) => kept(model, name, field, known.id, changes[name])),
      ...held.map(({ name, field }) => stored(field, known[name])),
    ],
  }
}

/** Changes that create no new version and no audit entry. */
export async function updateRow<Name extends string>(
  tx: Transaction,
  model: Named<Name>,
  id: string,
  changes: Changes<Name>,
): Promise<void>
export async function updateRow(
  tx: Transaction,
  model: Model,
  id: string,
  changes: Changes<string>,
): Promise<void> {
  const { text, params } = updateSql(model, { id }, changes)
  await tx.unsafe(text(), params, { prepare: isWorthPreparing(text()) })
}
