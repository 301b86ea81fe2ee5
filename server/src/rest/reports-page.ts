import type { Fragment } from 'postgres'
import type { Sql } from '../postgres/pool.ts'

/** Names to sort by, each with what it means in SQL. */
export type Sorts = Record<string, readonly string[]>

export interface Wanted {
  status?: string
  sort: string
  page: number
  limit: number
}

interface List {
  /** What is found under every filter but the status, as `select id, status, …keysSql from …`. */
  found: Fragment
  /** The lines of those on the page, as `select id, … from page join …`; they are put in order here. */
  lines: Fragment
}

/**
 * A page of what is found, and how many there are of each status, in one statement: what a search finds is found once,
 * and only what is shown is looked up whole.
 */
export async function listPage(sql: Sql, sorts: Sorts, wanted: Wanted, { found, lines }: List) {
  const { status, sort, page, limit } = wanted
  const order = sql.unsafe(orderSql(sorts, sort))
  const [row] = await sql`
    with found as materialized (${found}),
    page as (
      select * from found where ${status ? sql`status = ${status}` : sql`true`}
      order by ${order} limit ${limit} offset ${(page - 1) * limit})
    select (select json_object_agg(c.status, c.count) from (
        select status, count(*) from found group by status) c) as counts,
      (select json_agg(l) from (${lines} order by ${order}) l) as items`
  const counts: Record<string, number> = JSON.parse(row?.counts ?? '{}')
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { items: JSON.parse(row?.items ?? '[]') as never, total, counts }
}

const nameOf = (sort: string) => sort.replace(/^-/, '')

/** What a row is sorted by, for the select list of `found`. */
export const keysSql = (sql: Sql, sorts: Sorts, sort: string) =>
  sql.unsafe((sorts[nameOf(sort)] ?? []).map((key, n) => `${key} as key_${n}`).join(', '))

/** The id comes last, so that no two rows are alike. */
function orderSql(sorts: Sorts, sort: string): string {
  const keys = (sorts[nameOf(sort)] ?? []).map((_, n) => `key_${n}`)
  const direction = sort.startsWith('-') ? ' desc nulls last' : ''
  return [...keys, 'id'].map((key) => `${key}${direction}`).join(', ')
}
