import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateIn, migrationNames } from '../src/postgres/migrate.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { newDatabase } from './database.ts'

/**
 * The last migration of each release. While processes are restarted one by one, that release's code writes to the new
 * tables.
 */
const LAST_MIGRATION: Record<string, string> = { '0.1.0': '130-tournament-kinds.sql' }

/** Rules added to that release's tables since, and why its code does not violate them. */
const VETTED: Record<string, string> = {
  bank_lines_notice_reference_key: 'only notices have one, and that release takes in none',
  consents_language_known: 'a column that it never sets',
  kit_orders_item_type_known: 'allows what it allowed, and items of the club’s own',
  ledger_entries_one_item: 'allows what it allowed, and one more kind of item',
  ledger_entries_receipt: 'numbers the receipt of a payment, whoever books it',
  ledger_entries_month_open:
    'refuses closed months to everybody: a fault for that release, and nothing wrong in the books',
  mail_outbox_files_of_fkey: 'a column that it never sets',
  player_program_registrations_pay_plan_known: 'a column that it never sets',
  pool_users_permissions_check: 'a column that it never sets',
}

interface Opened {
  sql: Sql
  close(): Promise<void>
}

async function migratedWith(names: string[]): Promise<Opened> {
  const database = await newDatabase({ template: 'template0' })
  const sql = openPool(database.url, 2)
  await sql.begin((tx) => migrateIn(tx, names))
  const close = async () => {
    await sql.end()
    await database.drop()
  }
  return { sql, close }
}

/** The newest released version in CHANGELOG.md. */
function released(): string {
  const changes = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  return /^## (\d+\.\d+\.\d+)$/m.exec(changes)?.[1] ?? 'none'
}

let before: Opened
let now: Opened

beforeAll(async () => {
  const last = LAST_MIGRATION[released()] ?? ''
  const names = migrationNames()
  ;[before, now] = await Promise.all([
    migratedWith(names.filter((name) => name <= last)),
    migratedWith(names),
  ])
})
afterAll(() => Promise.all([before?.close(), now?.close()]))

interface Column {
  name: string
  type: string
  isNullable: boolean
  hasValue: boolean
}

/** By table and name; `hasValue` if PostgreSQL fills in a value that a statement leaves out. */
async function columnsOf({ sql }: Opened): Promise<Map<string, Column>> {
  const rows = await sql<Column[]>`
    select table_name || '.' || column_name as name, coalesce(domain_name, udt_name) as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasValue"
    from information_schema.columns where table_schema = 'public' order by 1`
  return new Map(rows.map((row) => [row.name, row]))
}

const tableOf = (column: string) => column.split('.')[0]

/** Rules that may refuse a row, by name and definition. */
async function rulesOf({ sql }: Opened): Promise<Map<string, { table: string; name: string }>> {
  const rows = await sql<{ table: string; name: string; text: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0
    union all select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
      join pg_class c on c.oid = indrelid where indisunique and relnamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`
  return new Map(rows.map(({ table, name, text }) => [`${table} ${name} ${text}`, { table, name }]))
}

test('the newest release has its last migration listed here', () => {
  expect(Object.keys(LAST_MIGRATION)).toContain(released())
  expect(migrationNames()).toEqual(expect.arrayContaining(Object.values(LAST_MIGRATION)))
})

describe('today’s tables accept what the previous release writes', () => {
  test('every column it reads and writes exists, with the same type, and accepts the same values', async () => {
    const [old, today] = await Promise.all([columnsOf(before), columnsOf(now)])
    expect(old.size).toBeGreaterThan(300)
    const lost = [...old.values()].filter(({ name, type, isNullable, hasValue }) => {
      const column = today.get(name)
      if (!column || column.type !== type) return true
      return (isNullable && !column.isNullable) || (hasValue && !column.hasValue && !column.isNullable)
    })
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('columns it does not know can be left out', async () => {
    const [old, today] = await Promise.all([columnsOf(before), columnsOf(now)])
    const tables = new Set([...old.keys()].map(tableOf))
    const asked = [...today.values()].filter(
      ({ name, isNullable, hasValue }) =>
        tables.has(tableOf(name)) && !old.has(name) && !isNullable && !hasValue,
    )
    expect(asked.map(({ name }) => name)).toEqual([])
  })

  test('every new rule on its tables has been reviewed', async () => {
    const [old, today] = await Promise.all([rulesOf(before), rulesOf(now)])
    const tables = new Set([...old.values()].map(({ table }) => table))
    const added = [...today].filter(([rule, { table }]) => tables.has(table) && !old.has(rule))
    const names = new Set(added.map(([, { name }]) => name))
    expect([...names].filter((name) => !VETTED[name])).toEqual([])
    expect(Object.keys(VETTED).filter((name) => !names.has(name))).toEqual([])
  })

  test('it can import a bank line', async () => {
    await now.sql`
      insert into bank_lines (id, day, cents, text, bank_id, payer_key, imported_by, imported_at)
      values ('line', '2026-11-02', 8000, 'E-TRANSFER MAYA', null, 'e-transfer maya', 'desk@example.org', now())`
    expect([...(await now.sql`select is_verified, notice_reference from bank_lines`)]).toEqual([
      { is_verified: true, notice_reference: null },
    ])
  })
})
