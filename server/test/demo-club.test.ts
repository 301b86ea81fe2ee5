import { KIT_ORDER_STATUSES } from '@touchline/domain/status/kit-order.ts'
import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/postgres/database.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { newDatabase } from './database.ts'
import { SECRET_KEY } from './secret-key.ts'

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

/** The part of a start that deals with the database; returns the accounts one can use. */
async function openOnce(env: Record<string, string> = {}): Promise<string[]> {
  const config = readConfig({ DATABASE_URL: url, DEMO: '1', NODE_ENV: 'test', SECRET_KEY, ...env })
  const database = await openDatabase(config, { log: () => {}, onLost: () => {} })
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

test('an empty database is filled with a demo club that has a bit of everything, and only once', async () => {
  // many-processes.test.ts checks what a start prints about them.
  expect(await openOnce()).toEqual(ACCOUNTS)
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

  expect(await openOnce()).toEqual(ACCOUNTS)
  expect(await counts()).toEqual(filled)
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
