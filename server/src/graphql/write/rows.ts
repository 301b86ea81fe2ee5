import { allFields, columnName, type Field, type Model } from '@touchline/domain/model-types.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { openStored, sealStored } from '../../secrets/stored.ts'
import { arrayLiteral } from '../statement.ts'

/** A row by field name, in the units of the API: dollars, calendar days as text, JSON as text. */
export type Row = Record<string, unknown>

type Parameter = string | number | boolean | null

/** How a field reads in SQL as `Row` has it. */
function selectList(model: Model): string {
  return Object.entries(allFields(model))
    .map(([name, field]) => {
      const column = columnName(name, field)
      return `${field.hundredths ? `${column}::float8 / 100` : column} as "${name}"`
    })
    .join(', ')
}

export async function selectRows(
  tx: Sql | Transaction,
  model: Model,
  where: string,
  params: Parameter[],
  lock: 'for update' | 'for key share' | '' = '',
): Promise<Row[]> {
  const rows: Row[] = await tx.unsafe(
    `select ${selectList(model)} from ${model.table} t where ${where} ${lock}`,
    params,
  )
  for (const [name, field] of sealedFields(model))
    for (const row of rows) row[name] = openStored(placeOf(model, name, field, row.id), row[name] as Text)
  return rows
}

type Text = string | null

export const sealedFields = (model: Model): [name: string, field: Field][] =>
  Object.entries(model.fields).filter(([, field]) => field.sealed)

const placeOf = (model: Model, name: string, field: Field, id: unknown) => ({
  table: model.table,
  column: columnName(name, field),
  row: id as string,
})

function stored(field: Field, value: unknown): Parameter {
  if (value === null || value === undefined) return null
  if (field.list) return arrayLiteral(value as string[])
  if (field.hundredths) return Math.round((value as number) * 100)
  return (field.folded ? String(value).trim().toLowerCase() : value) as Parameter
}

function kept(model: Model, name: string, field: Field, id: unknown, value: unknown): Parameter {
  const plain = stored(field, value)
  return field.sealed ? sealStored(placeOf(model, name, field, id), plain as Text) : plain
}

/** Returns false when a row with this id is there already. */
export async function insertRow(tx: Transaction, model: Model, row: Row): Promise<boolean> {
  const fields = Object.entries(allFields(model))
  const columns = fields.map(([name, field]) => columnName(name, field))
  const params = fields.map(([name, field]) => kept(model, name, field, row.id, row[name]))
  const result = await tx.unsafe(
    `insert into ${model.table} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) on conflict (id) do nothing`,
    params,
  )
  return result.count === 1
}

export async function updateRow(tx: Transaction, model: Model, id: string, changes: Row): Promise<void> {
  const fields = Object.entries(allFields(model)).filter(([name]) => name in changes)
  const assignments = fields.map(([name, field], n) => `${columnName(name, field)} = $${n + 2}`)
  const params = fields.map(([name, field]) => kept(model, name, field, id, changes[name]))
  await tx.unsafe(`update ${model.table} set ${assignments.join(', ')} where id = $1`, [id, ...params])
}
