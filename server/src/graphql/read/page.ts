import type { Fragment } from 'postgres'
import type { Sql } from '../../postgres/pool.ts'
import { badInput } from '../errors.ts'
import { DEFAULT_PAGE, LARGEST_PAGE } from '../limits.ts'

/** To see more, a client must narrow its search or use `nextToken`. */
const LARGEST_FROM = 1_000_000

/** A page of a list, by offset. */
export interface Paged {
  limit?: number | null
  from?: number | null
}

export function pageSize(limit: unknown): number {
  const size = (limit as number | null | undefined) ?? DEFAULT_PAGE
  if (size < 1 || size > LARGEST_PAGE)
    throw badInput(`limit must be between 1 and ${LARGEST_PAGE}.`, { code: 'BAD_LIMIT', field: 'limit' })
  return size
}

export function firstRow({ from, nextToken }: Record<string, unknown>): number {
  const first = (from as number | null | undefined) ?? 0
  if (first < 0 || first > LARGEST_FROM)
    throw badInput(`from must be between 0 and ${LARGEST_FROM}.`, { code: 'BAD_FROM', field: 'from' })
  if (first > 0 && nextToken)
    throw badInput('Give either from or nextToken.', { code: 'BAD_FROM', field: 'from' })
  return first
}

export const pageSql = (sql: Sql, { limit, from }: Paged): Fragment =>
  sql`limit ${pageSize(limit)} offset ${firstRow({ from, nextToken: null })}`

/** Parts of a query: the select list, everything from `from` on, and the order. */
interface Wanted {
  select: Fragment
  from: Fragment
  order: Fragment
}

/** A page of rows and the total number of rows. */
export async function pageFrom<Row extends object>(
  sql: Sql,
  { select, from, order }: Wanted,
  asked: Paged,
): Promise<{ items: Row[]; total: number }> {
  const [items, [count]] = await Promise.all([
    sql<Row[]>`select ${select} from ${from} order by ${order} ${pageSql(sql, asked)}`,
    sql<{ total: number }[]>`select count(*)::int as total from ${from}`,
  ])
  return { items: [...items], total: count?.total ?? 0 }
}

/** The same for a list in memory. */
export function pageOf<Item>(all: readonly Item[], { limit, from }: Paged): { items: Item[]; total: number } {
  const first = firstRow({ from, nextToken: null })
  return { items: all.slice(first, first + pageSize(limit)), total: all.length }
}
