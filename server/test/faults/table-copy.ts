import type { Sql } from '../../src/postgres/pool.ts'
import { rowsReader, type Table, tablesOf } from './read-tables.ts'
import { markTables } from './table-marks.ts'

export interface TableCopy {
  /** Restores every table to its state at the time of the copy. */
  restore(): Promise<void>
  /** The current rows, with a placeholder for ids and timestamps created since the copy. */
  rows(): Promise<string[]>
}

/** The server updates its counters of callers here at any time. */
const COUNTING = 'client_uses'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00|\+00)?/g
const MILLISECONDS = /"_last_changed_at": ?\d+/g

/** Copies all tables into a schema with this name, so that tests can start from there again and again. */
export async function copyTables(sql: Sql, schema: string): Promise<TableCopy> {
  const tables = (await tablesOf(sql)).filter(({ name }) => name !== COUNTING)
  const readRows = rowsReader(sql, tables)
  const before = await readRows()
  const filled = new Set(before.map((row) => row.slice(0, row.indexOf(' '))))
  const copied = tables.filter(({ name }) => filled.has(name))
  await sql.unsafe(`
    drop schema if exists ${schema} cascade;
    create schema ${schema};
    ${copied.map(({ name }) => `create table ${schema}.${name} as table public.${name};`).join('\n')}`)
  const restoring = ({ name, columns }: Table) => `
    delete from public.${name};
    ${filled.has(name) ? `insert into public.${name} (${columns}) overriding system value select ${columns} from ${schema}.${name};` : ''}`
  let marks = await markTables(sql, tables)
  const known = new Set(before.flatMap((row) => [...row.matchAll(UUID), ...row.matchAll(MOMENT)]).flat())
  const told = (row: string) =>
    row
      .replaceAll(UUID, (id) => (known.has(id) ? id : 'new id'))
      .replaceAll(MOMENT, (moment) => (known.has(moment) ? moment : 'then'))
      .replaceAll(MILLISECONDS, '"_last_changed_at": 0')
  return {
    restore: async () => {
      const now = await markTables(sql, tables)
      const changed = tables.filter(({ name }) => now.get(name) !== marks.get(name))
      await sql.begin((tx) =>
        tx.unsafe(`set local session_replication_role = replica; ${changed.map(restoring).join('')}`),
      )
      marks = await markTables(sql, tables)
    },
    rows: async () => (await readRows()).map(told).toSorted(),
  }
}

/** What is missing, and what is there in addition; two identical rows count twice. */
export function differences(expected: readonly string[], found: readonly string[]): string[] {
  const besides = [...found]
  const missing = expected.filter((row) => {
    const at = besides.indexOf(row)
    if (at >= 0) besides.splice(at, 1)
    return at < 0
  })
  return [...missing.map((row) => `missing: ${row}`), ...besides.map((row) => `besides: ${row}`)]
}
