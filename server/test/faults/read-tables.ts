import { openMail } from '../../src/mail/outbox/sealed-mail.ts'
import type { Sql } from '../../src/postgres/pool.ts'
import { markTables } from './table-marks.ts'

export interface Table {
  name: string
  /** All writable columns. */
  columns: string[]
  /** Columns numbered by PostgreSQL: a number that was never used leaves a gap. */
  counted: string[]
}

/** Counters and timestamps that always move on: saving the same values again is not a different state. */
const COUNTS = ['_version', 'version', 'updated_at', '_last_changed_at']

/** Tables that record who did what and how often: a second request is a second entry. */
const NOTED = ['audit_entries', 'client_uses']

/** Reads the whole database, as often as needed, to compare it with its earlier state. */
export async function tablesReader(sql: Sql): Promise<() => Promise<Set<string>>> {
  const tables = (await tablesOf(sql))
    .filter(({ name }) => !NOTED.includes(name))
    .map((table) => ({ ...table, counted: [...table.counted, ...COUNTS] }))
  const readRows = rowsReader(sql, tables)
  return async () => new Set(await readRows())
}

export const tablesOf = (sql: Sql) => sql<Table[]>`
  select t.table_name as name,
    array_agg(quote_ident(c.column_name)) filter (where c.is_generated = 'NEVER') as columns,
    coalesce(array_agg(c.column_name) filter (where c.is_identity = 'YES' or c.column_default like 'nextval%'
      or c.data_type = 'xid8' or c.is_generated <> 'NEVER'), '{}') as counted
  from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`

/** Each row as text, after the name of its table; tables without writes since the last time are not read again. */
export function rowsReader(sql: Sql, tables: readonly Table[]): () => Promise<string[]> {
  const known = new Map<string, { mark: string; rows: string[] }>()
  return async () => {
    const marks = await markTables(sql, tables)
    const changed = tables.filter(({ name }) => known.get(name)?.mark !== marks.get(name))
    for (const { name } of changed) known.set(name, { mark: marks.get(name) ?? '', rows: [] })
    for (const { table, row } of await readRows(sql, changed))
      known.get(table)?.rows.push(`${table} ${table === 'mail_outbox' ? openedMail(row) : row}`)
    return [...known.values()].flatMap(({ rows }) => rows)
  }
}

async function readRows(sql: Sql, tables: readonly Table[]): Promise<{ table: string; row: string }[]> {
  if (tables.length === 0) return []
  const reads = tables.map(
    ({ name, counted }) =>
      `select '${name}' as "table", (to_jsonb(t) - array[${counted.map((one) => `'${one}'`)}]::text[])::text as row
       from public.${name} t`,
  )
  return sql.unsafe(reads.join(' union all '))
}

/** Keyed by the stored value, since most of it was there the last time, too. */
const opened = new Map<string, string>()

function openedMail(row: string): string {
  const known = opened.get(row) ?? asItsReaderSees(JSON.parse(row))
  opened.set(row, known)
  return known
}

/** An attempt that was cut short counts, and postpones the next. */
function asItsReaderSees({
  attempts: _attempts,
  due_at: _dueAt,
  html_body: _html,
  return_token: _token,
  ...row
}: Record<string, unknown>): string {
  const id = String(row.id)
  return JSON.stringify({
    ...row,
    subject: openMail(id, 'subject', String(row.subject)),
    text_body: openMail(id, 'text_body', String(row.text_body)),
    unsubscribe_url: null,
  })
}
