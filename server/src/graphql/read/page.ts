import type { Fragment } from 'postgres'
import type { Sql } from '../../postgres/pool.ts'
import { badInput } from '../errors.ts'
import { DEFAULT_PAGE, LARGEST_PAGE } from '../limits.ts'

/** Whoever wants to see what comes later looks for less, or goes on by `nextToken`. */
const LARGEST_FROM = 1_000_000

/** Which page of a list is asked for by number. */
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

/** `select` of what stands after `from`. */
interface Wanted {
  select: Fragment
  from: Fragment
  order: Fragment
}

/** A page of rows, and how many there are. */
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

/** The same of a list that is put together here. */
export function pageOf<Item>(all: readonly Item[], { limit, from }: Paged): { items: Item[]; total: number } {
  const first = firstRow({ from, nextToken: null })
  return { items: all.slice(first, first + pageSize(limit)), total: all.length }
}
