import { allFields, columnName, type Field, type Model } from '@touchline/domain/model-types.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
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
  return tx.unsafe(`select ${selectList(model)} from ${model.table} t where ${where} ${lock}`, params)
}

function stored(field: Field, value: unknown): Parameter {
  if (value === null || value === undefined) return null
  if (field.list) return arrayLiteral(value as string[])
  if (field.hundredths) return Math.round((value as number) * 100)
  return (field.folded ? String(value).trim().toLowerCase() : value) as Parameter
}

/** Returns false when a row with this id is there already. */
export async function insertRow(tx: Transaction, model: Model, row: Row): Promise<boolean> {
  const fields = Object.entries(allFields(model))
  const columns = fields.map(([name, field]) => columnName(name, field))
  const params = fields.map(([name, field]) => stored(field, row[name]))
  const result = await tx.unsafe(
    `insert into ${model.table} (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) on conflict (id) do nothing`,
    params,
  )
  return result.count === 1
}

export async function updateRow(tx: Transaction, model: Model, id: string, changes: Row): Promise<void> {
  const fields = Object.entries(allFields(model)).filter(([name]) => name in changes)
  const assignments = fields.map(([name, field], n) => `${columnName(name, field)} = $${n + 2}`)
  const params = fields.map(([name, field]) => stored(field, changes[name]))
  await tx.unsafe(`update ${model.table} set ${assignments.join(', ')} where id = $1`, [id, ...params])
}
