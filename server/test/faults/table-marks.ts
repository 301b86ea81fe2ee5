import type { Sql } from '../../src/postgres/pool.ts'

/**
 * A fingerprint of each table that changes with every write: the number of rows and the sum of the transaction ids that
 * wrote them. With the same number of rows, a new or changed row has a later transaction id.
 */
export async function markTables(
  sql: Sql,
  tables: readonly { name: string }[],
): Promise<Map<string, string>> {
  const reads = tables.map(
    ({ name }) =>
      `select '${name}' as "table", count(*) || ' by ' || coalesce(sum(xmin::text::bigint), 0) as mark from public.${name}`,
  )
  // Planning a query over a hundred tables takes longer than running it, and each connection plans it once.
  const marks = await sql.unsafe<{ table: string; mark: string }[]>(reads.join(' union all '), [], {
    prepare: true,
  })
  return new Map(marks.map(({ table, mark }) => [table, mark]))
}
