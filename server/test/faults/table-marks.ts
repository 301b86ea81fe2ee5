import type { Sql } from '../../src/postgres/pool.ts'

/**
 * A mark of each table that another write to it makes another: how many rows there are, and the sum of the transactions that
 * they were written by. Among as many rows as before, one that is new or was written to is by a later one.
 */
export async function markTables(
  sql: Sql,
  tables: readonly { name: string }[],
): Promise<Map<string, string>> {
  const reads = tables.map(
    ({ name }) =>
      `select '${name}' as "table", count(*) || ' by ' || coalesce(sum(xmin::text::bigint), 0) as mark from public.${name}`,
  )
  // A hundred tables take longer to plan than to count: a connection plans once.
  const marks = await sql.unsafe<{ table: string; mark: string }[]>(reads.join(' union all '), [], {
    prepare: true,
  })
  return new Map(marks.map(({ table, mark }) => [table, mark]))
}
