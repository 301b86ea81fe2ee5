import { KIT_ORDER_STATUSES } from '@touchline/domain/status/kit-order.ts'
import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/postgres/database.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { newDatabase } from './database.ts'
import { SECRET_KEY } from './secret-key.ts'
import { startProcess } from './server-process.ts'

const ACCOUNTS = ['admin@example.org', 'parent@example.org', 'newparent@example.org']

let url: string
let sql: Sql

beforeEach(async () => {
  const database = await newDatabase()
  url = database.url
  sql = openPool(url, 2)
  onTestFinished(async () => {
    await sql.end()
    await database.drop()
  })
})

/** Starts the server and ends it again; what it said. */
async function startOnce(): Promise<string[]> {
  const server = await startProcess({ DATABASE_URL: url, DEMO: '1' })
  await server.end()
  return server.output.stdout.split('\n')
}

/** What a start does with the database, without the rest of it; the accounts that one can use. */
async function openOnce(env: Record<string, string> = {}, now = '2025-10-04T20:00:00Z'): Promise<string[]> {
  const config = readConfig({ DATABASE_URL: url, DEMO: '1', NODE_ENV: 'test', SECRET_KEY, ...env })
  const database = await openDatabase(config, { log: () => {}, onLost: () => {} }, new Date(now))
  await database.close()
  return database.demoAccounts
}

const column = async (query: string): Promise<unknown[]> => (await sql.unsafe(query)).map((row) => row.value)

const counts = () =>
  column(
    [
      'users',
      'players',
      'programs',
      'program_fees',
      'player_program_registrations',
      'kit_orders',
      'audit_entries',
    ]
      .map((table) => `select count(*) as value from ${table}`)
      .join(' union all '),
  )

test('an empty database is filled with a club in which everything occurs, and only once', async () => {
  expect(await startOnce()).toContain(`Demo accounts: ${ACCOUNTS.join(', ')}`)
  const filled = await counts()

  expect(
    await column(`select distinct status as value from player_program_registrations order by 1`),
  ).toEqual([...REGISTRATION_STATUSES].sort())
  expect(await column(`select distinct status as value from kit_orders order by 1`)).toEqual(
    [...KIT_ORDER_STATUSES].sort(),
  )
  expect(await column(`select email as value from users where email not like '%@example.org'`)).toEqual([])
  const families = await column(`select count(*) as value from users where email <> 'admin@example.org'`)
  expect(families[0]).toBeGreaterThanOrEqual(12)
  const players = await sql`
    select u.email, count(p.id) as players from users u left join players p on p.user_players_id = u.id
    where u.email = any(${ACCOUNTS}) group by u.email`
  expect(Object.fromEntries(players.map((row) => [row.email, row.players]))).toEqual({
    'admin@example.org': 0,
    'parent@example.org': 2,
    'newparent@example.org': 0,
  })
  expect(
    await column(`select distinct type || ' ' || amount_cents as value from program_fees order by 1`),
  ).toEqual(['MONTHLY_ONCE 8000', 'MONTHLY_TWICE 15000'])
  expect(
    await column(`select distinct type || ' ' || percentage_basis_points as value from discounts order by 1`),
  ).toEqual(['FAMILY 2000', 'SEASONAL 5000'])
  expect(
    await column(`select start_date || ' ' || end_date as value from seasons where id = 'fall-2025'`),
  ).toEqual(['2025-09-06 2025-12-18'])

  expect(await startOnce()).toContain(`Demo accounts: ${ACCOUNTS.join(', ')}`)
  expect(await counts()).toEqual(filled)
})

test('the price of a family in the demo club is the one that the rules give', async () => {
  expect(await openOnce()).toEqual(ACCOUNTS)
  const prices = await sql`
    select p.first_name, r.price_cents from player_program_registrations r
    join players p on p.id = r.player_registrations_id join users u on u.id = p.user_players_id
    where u.email = 'parent@example.org'`
  // Maya joined in August: $80 in three months and half of it in December, a fifth off what was not paid yet when
  // Arjun came. He joined at the end of September, for that Sunday and the three months after it.
  expect(Object.fromEntries(prices.map((row) => [row.first_name, row.price_cents]))).toEqual({
    Maya: 3 * 8000 + 4000,
    Arjun: 3 * 12000 + 6000,
  })
})

describe('on whatever day somebody first starts it', () => {
  const DAYS = ['2026-01-15', '2026-06-10', '2026-08-20', '2026-11-16', '2026-12-27', '2028-02-29']
  test.each(DAYS)('%s: the club is alive', async (day) => {
    await openOnce({}, `${day}T20:00:00Z`)
    const [season] = await sql`
      select count(*) filter (where ${day} between start_date and end_date) as running,
        count(*) filter (where start_date > ${day} and opens_for_all <= ${day}) as open,
        count(*) filter (where id = 'fall-2025') as first
      from seasons where status = 'PUBLISHED'`
    expect(season).toEqual({ running: 1, open: 1, first: 1 })
    const waiting = `select min(created_at) >= ($1::date - 8)::text and max(created_at) < ($1::date + 1)::text as value`
    const isDaysOld = async (table: string) =>
      (await sql.unsafe(`${waiting} from ${table} where status in ('PENDING', 'APPROVED')`, [day]))[0]?.value
    expect(await isDaysOld('player_program_registrations')).toBe(true)
    expect(await isDaysOld('kit_orders')).toBe(true)
    const settings = Object.fromEntries(
      (await sql`select key, value::text as value from club_settings`).map(({ key, value }) => [
        key,
        JSON.parse(value),
      ]),
    )
    expect(settings.matches.some(({ date }: { date: string }) => date > day)).toBe(true)
    expect(settings.news.some((post: { date: string }) => post.date.slice(0, 7) === day.slice(0, 7))).toBe(
      true,
    )
    expect(
      await column(`select distinct status as value from player_program_registrations order by 1`),
    ).toEqual([...REGISTRATION_STATUSES].sort())
    const over = `select distinct r.status as value from player_program_registrations r
      join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
      where g.season_id = 'fall-2025'`
    expect(await column(over)).toEqual(['COMPLETED'])
  })
})

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['when it is not wanted', { DEMO: '0' }],
])('%s there is no demo club', async (_when, env) => {
  expect(await openOnce(env)).toEqual([])
  expect(new Set(await counts())).toEqual(new Set([0]))
})

test('a database with a single user in it is left alone', async () => {
  await sql`insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
    values ('1', 'real@club.example', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 1, false, 0)`
  expect(await openOnce()).toEqual([])
  expect(await counts()).toEqual([1, 0, 0, 0, 0, 0, 0])
})
