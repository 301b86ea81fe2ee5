import { KIT_ITEMS } from '@touchline/domain/kit/items.ts'
import { KIT_ORDER_STATUSES } from '@touchline/domain/status/kit-order.ts'
import type { Fragment } from 'postgres'
import * as z from 'zod'
import type { Sql } from '../postgres/pool.ts'
import { line } from './inputs.ts'
import { Flag, listQuery, sortBy } from './reports-inputs.ts'
import { keysSql, listPage } from './reports-page.ts'
import { hasWords, isReference } from './reports-search.ts'
import { type Route, route } from './route.ts'

const SORTS = {
  ordered: ['o.created_at'],
  player: ['lower(p.last_name)', 'lower(p.first_name)'],
  guardian: ['lower(u.last_name)', 'lower(u.first_name)'],
  item: ['o.item_type', 'o.size'],
  quantity: ['o.quantity'],
  total: ['o.total_amount_cents'],
  paid: ['o.paid_date'],
  status: ['o.status'],
} as const
const sorts = Object.keys(SORTS) as (keyof typeof SORTS)[]

const text = z.string().nullable()
const KitOrder = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.enum(KIT_ORDER_STATUSES),
    itemType: z.enum(KIT_ITEMS),
    size: text,
    quantity: z.int(),
    totalCents: z.int(),
    notes: text,
    orderDate: text,
    paidDate: text,
    deliveredDate: text,
    reference: text,
    playerId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    userId: text,
    guardian: text,
    email: text,
    phone: text,
  })
  .meta({ id: 'KitOrderLine' })

const filters = {
  search: listQuery.search,
  status: z.enum(KIT_ORDER_STATUSES, 'There is no such status.').optional(),
  itemType: z.enum(KIT_ITEMS, 'We do not carry this item.').optional(),
  size: line(1, 20).optional(),
  stale: Flag.describe('Ordered more than two weeks ago, and not paid'),
}

const list = route({
  method: 'get',
  path: '/kit-orders',
  summary: 'Kit orders with their player and guardian: searched, filtered, sorted, counted by status',
  input: { query: { ...listQuery, ...filters, sort: sortBy(sorts, '-ordered') } },
  output: z.object({
    items: z.array(KitOrder),
    total: z.int(),
    counts: z
      .partialRecord(z.enum(KIT_ORDER_STATUSES), z.int())
      .describe('By status, under the other filters'),
  }),
  async handler({ pool: { sql, now } }, { query }) {
    return listPage(sql, SORTS, query, {
      found: sql`select o.id, o.status, ${keysSql(sql, SORTS, query.sort)} ${foundSql(sql, query, now())}`,
      lines: sql`
        select ${sql.unsafe(COLUMNS)} from page join kit_orders o on o.id = page.id ${sql.unsafe(JOINS)}`,
    })
  },
})

const totals = route({
  method: 'get',
  path: '/kit-orders/totals',
  summary: 'How many pieces of each item and size are ordered, by status: for the supplier',
  input: { query: filters },
  output: z.object({
    items: z.array(
      z
        .object({
          itemType: z.enum(KIT_ITEMS),
          size: text,
          status: z.enum(KIT_ORDER_STATUSES),
          orders: z.int(),
          quantity: z.int(),
          totalCents: z.int(),
        })
        .meta({ id: 'KitTotal' }),
    ),
  }),
  async handler({ pool: { sql, now } }, { query }) {
    const rows = await sql`
      select o.item_type as "itemType", nullif(o.size, '') as size, o.status, count(*) as orders,
        sum(o.quantity)::int as quantity, sum(o.total_amount_cents)::int as "totalCents"
      ${foundSql(sql, query, now())} and ${query.status ? sql`o.status = ${query.status}` : sql`true`}
      group by 1, 2, 3 order by 1, 2, 3`
    return { items: rows as never }
  },
})

const COLUMNS = `o.id, o._version as version, o.status, o.item_type as "itemType", o.size, o.quantity,
  o.total_amount_cents as "totalCents", o.notes, o.order_date as "orderDate", o.paid_date as "paidDate",
  o.delivered_date as "deliveredDate", o.reference, p.id as "playerId", p.first_name as "firstName",
  p.last_name as "lastName", u.id as "userId",
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as guardian, u.email, u.phone`

/** The player is always there; joined on the left, what a search does not ask for is not even looked up. */
const JOINS = `left join players p on p.id = o.player_kit_orders_id left join users u on u.id = p.user_players_id`

interface Wanted {
  search?: string
  itemType?: string
  size?: string
  stale?: '1'
}

/** After that long the desk is asked whether the order still stands. */
const STALE_DAYS = 14

/** Orders o that wait for money so long that somebody should ask. */
export function isStale(sql: Sql, now: Date): Fragment {
  const before = new Date(now.getTime() - STALE_DAYS * 86_400_000).toISOString()
  return sql`o.status = 'PENDING' and o.created_at < ${before}`
}

/** From where, and under which conditions but the status. */
function foundSql(sql: Sql, { search, itemType, size, stale }: Wanted, now: Date): Fragment {
  return sql`
    from kit_orders o ${sql.unsafe(JOINS)}
    where not o._deleted
      and ${isReference(search, 'K') ? sql`o.reference = ${search.toUpperCase()}` : hasWords(sql, 'p', search)}
      and ${itemType ? sql`o.item_type = ${itemType}` : sql`true`}
      and ${size ? sql`o.size = ${size}` : sql`true`}
      and ${stale ? isStale(sql, now) : sql`true`}`
}

export const kitOrderReports: Route[] = [list, totals]
