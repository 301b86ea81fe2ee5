import type { Sql, Transaction } from '../postgres/pool.ts'

export interface Table {
  name: string
  /** Without columns that PostgreSQL generates. */
  columns: string[]
}

/** All of our tables, in any order. The queue has its own schema and is filled again at each start. */
export const readTables = async (sql: Sql | Transaction): Promise<Table[]> =>
  sql<Table[]>`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`

/** Quotes one or more names for SQL. */
export const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
