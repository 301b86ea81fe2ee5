import type { Fragment } from 'postgres'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { WrittenJson } from './written-json.ts'

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

/** A longer page is an export. */
const LONGEST_PAGE = 500
const BATCH = 1_000

/**
 * A page of what is found, and how many there are of each status, in one statement: what a search finds is found once,
 * and only what is shown is looked up whole.
 */
export async function listPage(sql: Sql, sorts: Sorts, wanted: Wanted, list: List) {
  if (wanted.limit > LONGEST_PAGE) return longPage(sql, sorts, wanted, list)
  const [row] = await sql`
    ${pageSql(sql, sorts, wanted, list)}
    select (${countsSql(sql)}) as counts, (select json_agg(l) from (${linesSql(sql, sorts, wanted, list)}) l) as items`
  const counts: Record<string, number> = JSON.parse(row?.counts ?? '{}')
  return { items: JSON.parse(row?.items ?? '[]') as never, total: totalOf(counts, wanted), counts }
}

/** The same, line by line: thousands of them keep neither the database nor this process from anything else for long. */
const longPage = (sql: Sql, sorts: Sorts, wanted: Wanted, list: List): Promise<WrittenJson> =>
  // Both statements see the club at one moment, so that nothing is missed or doubled.
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const page = pageSql(tx, sorts, wanted, list)
    const [row] = await tx`${page} select (${countsSql(tx)}) as counts`
    const parts: (string | Buffer)[] = ['{"items":[']
    const lines = tx`${page} select to_json(l) as line from (${linesSql(tx, sorts, wanted, list)}) l`
    for await (const batch of lines.cursor(BATCH)) {
      if (parts.length > 1) parts.push(',')
      parts.push(Buffer.from(batch.map(({ line }) => line as string).join(',')))
    }
    const counts: Record<string, number> = JSON.parse(row?.counts ?? '{}')
    parts.push(`],"total":${totalOf(counts, wanted)},"counts":${JSON.stringify(counts)}}`)
    return new WrittenJson(parts)
  }) as Promise<WrittenJson>

const pageSql = (sql: Sql | Transaction, sorts: Sorts, wanted: Wanted, { found }: List): Fragment => {
  const { status, sort, page, limit } = wanted
  return sql`
    with found as materialized (${found}),
    page as (
      select * from found where ${status ? sql`status = ${status}` : sql`true`}
      order by ${sql.unsafe(orderSql(sorts, sort))} limit ${limit} offset ${(page - 1) * limit})`
}

const countsSql = (sql: Sql | Transaction): Fragment => sql`
  select json_object_agg(c.status, c.count) from (select status, count(*) from found group by status) c`

const linesSql = (sql: Sql | Transaction, sorts: Sorts, { sort }: Wanted, { lines }: List): Fragment =>
  sql`${lines} order by ${sql.unsafe(orderSql(sorts, sort))}`

const totalOf = (counts: Record<string, number>, { status }: Wanted): number =>
  status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)

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
