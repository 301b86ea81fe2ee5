import { readFileSync } from 'node:fs'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import { balanceCents } from '@touchline/domain/money/entry.ts'
import { expect, test } from 'vitest'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import { fillDemoClub } from '../../src/postgres/demo/fill.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'

const OPENING = readFileSync(
  new URL('../../src/postgres/migrations/098-opening-entries.sql', import.meta.url),
  'utf8',
)

async function onDatabase(run: (sql: Sql) => Promise<void>): Promise<void> {
  const database = await newDatabase()
  const sql = openPool(database.url, 2)
  try {
    await run(sql)
  } finally {
    await sql.end()
    await database.drop()
  }
}

/** By family: paid, refunded, still owed and still to be refunded, according to the statuses. */
const BY_STATUS = `
  select user_id as id, sum(received)::int as received, sum(sent)::int as sent, sum(owed - back)::int as balance from (
    select p.user_players_id as user_id,
      case when r.status in ('ACTIVE', 'COMPLETED', 'WITHDRAWN') then r.price_cents else 0 end as received,
      case when r.refunded_at is not null and r.status = 'WITHDRAWN' then r.refund_cents else 0 end as sent,
      case when r.status = 'APPROVED' then r.price_cents else 0 end as owed,
      case when r.refunded_at is null and r.status = 'WITHDRAWN' then coalesce(r.refund_cents, 0) else 0 end as back
    from player_program_registrations r join players p on p.id = r.player_registrations_id where not r._deleted
    union all
    select p.user_players_id,
      case when k.status in ('PAID', 'READY', 'DELIVERED', 'REFUNDED') then k.total_amount_cents else 0 end,
      case when k.status = 'REFUNDED' then k.total_amount_cents else 0 end,
      case when k.status = 'PENDING' then k.total_amount_cents else 0 end, 0
    from kit_orders k join players p on p.id = k.player_kit_orders_id where not k._deleted) one
  group by 1 having sum(received) > 0 or sum(owed) > 0 order by 1`

const BY_ENTRIES = `
  select user_id as id, sum(cents) filter (where kind = 'PAYMENT')::int as received,
    coalesce(sum(cents) filter (where kind = 'REFUND'), 0)::int as sent,
    sum(case when kind in ('CHARGE', 'REFUND') then cents else -cents end)::int as balance
  from ledger_entries group by 1 order by 1`

interface Sums {
  id: string
  received: number | null
  sent: number
  balance: number
}
const sums = async (sql: Sql, query: string) =>
  (await sql.unsafe<Sums[]>(query)).map((row) => ({ ...row, received: row.received ?? 0 }))

/** Runs like a migration, without a time limit. */
const migrate = (sql: Sql, statements: string) =>
  sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    // Disables the triggers on entries, which belong to later migrations.
    await tx`set local session_replication_role = replica`
    await tx.unsafe(statements)
  })
const openBooks = (sql: Sql) => migrate(sql, OPENING)
const forgetBooks = (sql: Sql) =>
  migrate(sql, `set local touchline.forgetting = 'on'; delete from ledger_entries`)

test('B-2: in the demo club the statuses and the entries agree on what every family paid, owes and gets back', () =>
  onDatabase(async (sql) => {
    await fillDemoClub(sql, new Date('2025-10-04T20:00:00Z'))
    const expected = await sums(sql, BY_STATUS)
    expect(expected.length).toBeGreaterThan(5)
    const byRules = await balances(sql)
    await forgetBooks(sql)
    await openBooks(sql)
    expect(await sums(sql, BY_ENTRIES)).toEqual(expected)
    expect(await balances(sql)).toEqual(byRules)
  }))

async function balances(sql: Sql): Promise<[string, number, number][]> {
  const users = await sql<{ id: string }[]>`select id from users order by id`
  const all: [string, number, number][] = []
  for (const { id } of users) {
    const entries = await entriesOfFamily(sql, id)
    const { dues, creditCents } = accountOf(entries)
    expect(dues.reduce((sum, due) => sum + openCents(due), 0) - creditCents).toBe(balanceCents(entries))
    all.push([id, balanceCents(entries), dues.filter((due) => openCents(due) > 0).length])
  }
  return all
}

/** With four thousand children, every status of a place meets every status of an order some eighty times. */
const FAMILIES = 2_000

/** Each family has one to three children, with places in every status, refunds sent or not, and orders. */
const RANDOM_FAMILIES = `
  select setseed(0.42);
  insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'family ' || n, n || '@example.org', '2025-08-01T17:00:00.000Z', '2025-08-01T17:00:00.000Z', 1, false, 1
    from generate_series(1, ${FAMILIES}) n;
  insert into programs (id, name, start_date, end_date, created_at, updated_at, _version, _deleted, _last_changed_at)
    values ('fall', 'Fall', '2025-09-06', '2025-12-18', '2025-08-01T17:00:00.000Z', '2025-08-01T17:00:00.000Z', 1, false, 1);
  insert into program_fees (id, program_fees_id, type, amount_cents, created_at, updated_at, _version, _deleted, _last_changed_at)
    values ('once', 'fall', 'MONTHLY_ONCE', 8000, '2025-08-01T17:00:00.000Z', '2025-08-01T17:00:00.000Z', 1, false, 1);
  insert into players (id, first_name, last_name, birth_date, status, user_players_id, created_at, updated_at, _version, _deleted, _last_changed_at)
    select 'child ' || n || ' ' || m, 'Maya', 'Singh', '2017-05-31', 'ACTIVE', 'family ' || n, '2025-08-01T17:00:00.000Z',
      '2025-08-01T17:00:00.000Z', 1, false, 1
    from generate_series(1, ${FAMILIES}) n cross join lateral generate_series(1, 1 + (n % 3)) m;
  insert into player_program_registrations (id, player_registrations_id, program_fee_registrations_id, status, price_cents,
      price_working, refund_cents, refund_working, approved_at, paid_at, withdrawn_at, refunded_at, created_at, updated_at,
      _version, _deleted, _last_changed_at)
    select id || ' place', id, 'once', status, first + second,
      json_build_object('lines', json_build_array(json_build_object('month', '2025-10', 'totalCents', first),
        json_build_object('month', '2025-11', 'totalCents', second))),
      case when status = 'WITHDRAWN' then back end,
      case when status = 'WITHDRAWN' then json_build_object('lines', json_build_array(
        json_build_object('month', '2025-11', 'refundCents', back, 'creditCents', 0))) end,
      '2025-09-01T17:00:00.000Z', case when status in ('ACTIVE', 'COMPLETED', 'WITHDRAWN') then '2025-09-05T17:00:00.000Z' end,
      case when status = 'WITHDRAWN' then '2025-10-20T17:00:00.000Z' end,
      case when status = 'WITHDRAWN' and first % 2 = 0 then '2025-10-25T17:00:00.000Z' end,
      '2025-08-20T17:00:00.000Z', '2025-10-25T17:00:00.000Z', 1, first % 50 = 0, 1
    from (select id, (array['PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE', 'REJECTED', 'CANCELLED', 'WITHDRAWN', 'COMPLETED'])
        [1 + floor(random() * 8)::int] as status, floor(random() * 15000)::int as first, second, floor(random() * second)::int as back
      from (select id, floor(random() * 15000)::int as second from players) one) two;
  insert into kit_orders (id, player_kit_orders_id, item_type, quantity, unit_price_cents, total_amount_cents, status, order_date,
      paid_date, created_at, updated_at, _version, _deleted, _last_changed_at)
    select id || ' order', id, 'SOCKS', 1, cents, cents,
      (array['PENDING', 'PAID', 'READY', 'DELIVERED', 'CANCELLED', 'REFUNDED'])[1 + floor(random() * 6)::int],
      '2025-09-01T17:00:00.000Z', null, '2025-09-01T17:00:00.000Z', '2025-09-08T17:00:00.000Z', 1, false, 1
    from (select id, floor(random() * 6000)::int as cents from players) one;`

test(`B-2: likewise ${FAMILIES} random families`, () =>
  onDatabase(async (sql) => {
    await migrate(sql, RANDOM_FAMILIES)
    await openBooks(sql)
    const expected = await sums(sql, BY_STATUS)
    expect(expected.length).toBeGreaterThan(FAMILIES * 0.9)
    expect(await sums(sql, BY_ENTRIES)).toEqual(expected)
  }))
