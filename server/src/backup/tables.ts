import type { Sql, Transaction } from '../postgres/pool.ts'

export interface Table {
  name: string
  /** Those that are written; what PostgreSQL works out from them is not. */
  columns: string[]
}

/** Every table of the club's, in any order. Those of the queue are another schema's: it is filled anew at each start. */
export const readTables = async (sql: Sql | Transaction): Promise<Table[]> =>
  sql<Table[]>`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`

/** A name, or a list of them, as it stands in a statement. */
export const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
