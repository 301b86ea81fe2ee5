import type { Sql } from '../../src/postgres/pool.ts'
import { heldColumns } from '../../src/retention/held-columns.ts'

export type Values = Record<string, unknown>

interface Column {
  name: string
  type: string
}

const known = new WeakMap<Sql, Promise<Map<string, Column[]>>>()

/** The columns of all our tables, as in the database. */
export function allColumns(sql: Sql): Promise<Map<string, Column[]>> {
  const columns = known.get(sql) ?? readColumns(sql)
  known.set(sql, columns)
  return columns
}

async function readColumns(sql: Sql): Promise<Map<string, Column[]>> {
  const rows = await sql<(Column & { table: string })[]>`
    select c.table_name as table, c.column_name as name, coalesce(c.domain_name, c.udt_name) as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`
  const tables = new Map<string, Column[]>()
  for (const { table, name, type } of rows) tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  return tables
}

export interface Fill {
  /** Written into every column that can hold personal data. */
  marker: string
  /** The date and time for all columns that have one. */
  at: Date
}

/** Adds a row whose personal columns all contain the marker, except for the given values. */
export async function fillTable(
  sql: Sql,
  table: string,
  values: Values,
  { marker, at }: Fill,
): Promise<void> {
  const columns = (await allColumns(sql)).get(table) ?? []
  const row: Values = {}
  for (const { name, type } of columns) {
    if (type === 'tsvector') continue
    row[name] = name in values ? values[name] : filled(table, { name, type }, { marker, at })
  }
  const names = Object.keys(row).filter((name) => row[name] !== undefined)
  const parameters = names.map((name, n) => {
    const { type } = columns.find((column) => column.name === name) as Column
    return `$${n + 1}${type === 'json' || type === 'jsonb' ? `::text::${type}` : ''}`
  })
  await sql.unsafe(
    `insert into ${table} (${names.join(', ')}) values (${parameters.join(', ')})`,
    names.map((name) => row[name]) as never[],
  )
}

/** Undefined leaves the column's default. */
function filled(table: string, { name, type }: Column, { marker, at }: Fill): unknown {
  const line = heldColumns.get(`${table}.${name}`)
  const isPersonal = line !== undefined && line !== 'club' && line !== 'staff'
  const words = isPersonal ? `${marker} ${table}.${name}` : `${table}.${name}`
  if (type === 'text') return words
  if (type === 'json' || type === 'jsonb') return JSON.stringify({ words })
  if (type === '_text') return [words]
  if (type === 'instant') return at.toISOString()
  if (type === 'timestamptz') return at
  if (type === 'date') return '2017-05-31'
  if (type === 'bool') return false
  return 1
}

/** Where a marker still occurs, as `table.column`. */
export async function placesOf(sql: Sql, marker: string): Promise<string[]> {
  const tables = [...(await allColumns(sql)).keys()]
  return (await Promise.all(tables.map((table) => placesIn(sql, table, marker)))).flat().sort()
}

/** The same in one table. */
export async function placesIn(sql: Sql, table: string, marker: string): Promise<string[]> {
  const columns = (await allColumns(sql)).get(table) ?? []
  const rows = await sql.unsafe(`select t.* from ${table} t where t::text ilike $1`, [`%${marker}%`])
  return columns
    .filter(({ name }) => rows.some((row) => textOf(row[name]).toLowerCase().includes(marker)))
    .map(({ name }) => `${table}.${name}`)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
