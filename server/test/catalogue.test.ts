import { readFileSync } from 'node:fs'
import { models } from '@touchline/domain/models.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentenceFor } from '../src/graphql/write/constraint-sentences.ts'
import { ddl } from '../src/postgres/ddl.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { newDatabase } from './database.ts'

const migration = (name: string) =>
  readFileSync(new URL(`../src/postgres/migrations/${name}`, import.meta.url), 'utf8')

/** The function that produces the words of searched models. */
const searchWordsFunction = () => migration('020-search.sql').split('-- Indexes')[0] as string

interface Opened {
  sql: Sql
  close(): Promise<void>
}

async function open(template?: string): Promise<Opened> {
  const database = await newDatabase(template ? { template } : {})
  const sql = openPool(database.url, 2)
  const close = async () => {
    await sql.end()
    await database.drop()
  }
  return { sql, close }
}

let migrated: Opened
let wanted: Opened

beforeAll(async () => {
  migrated = await open()
  wanted = await open('template1')
  await wanted.sql.unsafe(`create domain instant as text collate "C"
    constraint instant_format check (value ~ '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$')`)
  await wanted.sql.unsafe(searchWordsFunction())
  await wanted.sql.unsafe(ddl())
})
afterAll(() => Promise.all([migrated.close(), wanted.close()]))

const tables = Object.values(models).map(({ table }) => table)

const columns = (sql: Sql) => sql`
  select table_name || '.' || column_name || ' ' || coalesce(domain_name, udt_name)
    || case is_nullable when 'NO' then ' not null' else '' end
    || coalesce(' collate ' || collation_name, '') || coalesce(' default ' || column_default, '')
    || coalesce(' generated ' || generation_expression, '') as line
  from information_schema.columns where table_schema = 'public' and table_name = any(${tables}) order by 1`

const constraints = (sql: Sql) => sql`
  select c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
    || case when c.convalidated then '' else ' not valid' end as line
  from pg_constraint c where c.conrelid = any(${tables}::regclass[]) and c.contype <> 'n' order by 1`

/** Indexes for reports of the desk, the nightly check of the books or a write, but for no query of the API. */
const OF_OTHERS = [
  'registrations_refund_to_send',
  'users_by_account',
  'registrations_by_fee_and_status',
  'registrations_numbered_in_line',
  'registrations_on_offer',
  'programs_latest_first',
]

const indexes = (sql: Sql) => sql`
  select pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' invalid' end as line
  from pg_index i where i.indrelid = any(${tables}::regclass[])
    and not i.indexrelid::regclass::text = any(${OF_OTHERS}) order by 1`

const domains = (sql: Sql) => sql`
  select t.typname || ' ' || format_type(t.typbasetype, t.typtypmod) || ' ' || c.collname || ' '
    || pg_get_constraintdef(k.oid) as line
  from pg_type t join pg_collation c on c.oid = t.typcollation join pg_constraint k on k.contypid = t.oid order by 1`

describe('the migrated catalogue and domain/models.ts agree', () => {
  test.each([
    ['columns', columns, 150],
    ['keys and checks', constraints, 30],
    ['indexes', indexes, 40],
    ['domains', domains, 1],
  ])('%s', async (_what, read, atLeast) => {
    const lines = async (sql: Sql) => (await read(sql)).map((row) => row.line as string)
    const expected = await lines(wanted.sql)
    expect(expected.length).toBeGreaterThanOrEqual(atLeast)
    expect(await lines(migrated.sql)).toEqual(expected)
  })

  test('every table of the models exists', async () => {
    const rows = await migrated.sql`
      select table_name from information_schema.tables where table_schema = 'public' and table_name = any(${tables})`
    expect(rows.map((row) => row.table_name).toSorted()).toEqual(tables.toSorted())
  })
})

test('no search reads a list of pending entries', async () => {
  const rows = await migrated.sql`
    select c.relname as name, 'fastupdate=off' = any(coalesce(c.reloptions, '{}')) as off
    from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin'`
  expect(rows.length).toBeGreaterThanOrEqual(5)
  expect(rows.filter(({ off }) => !off)).toEqual([])
})

describe('every constraint that two people can run into has a sentence', () => {
  test('unique indexes', async () => {
    const rows = await migrated.sql`
      select i.indexrelid::regclass::text as name from pg_index i
      where i.indrelid = any(${tables}::regclass[]) and i.indisunique and not i.indisprimary order by 1`
    expect(rows.map((row) => row.name)).toEqual([
      'appliable_discounts_by_program_fee_id_and_discount_id_once',
      'club_settings_by_key_once',
      'kit_orders_by_reference_once',
      'player_program_registrations_by_reference_once',
      'program_fees_by_program_fees_id_and_type_once',
      'seasons_by_name_once',
      'tournament_sign_ups_by_tournament_id_and_player_id_once',
      'tournaments_by_slug_once',
    ])
    for (const { name } of rows)
      expect([name, sentenceFor(name)]).toEqual([name, expect.stringMatching(/\.$/)])
  })

  test('foreign keys', async () => {
    const rows = await migrated.sql`
      select conname as name from pg_constraint where conrelid = any(${tables}::regclass[]) and contype = 'f'`
    expect(rows.length).toBe(14)
    for (const { name } of rows)
      expect([name, sentenceFor(name)]).toEqual([
        name,
        expect.stringMatching(/^\w+ points at a \w+ that is not there\.$/),
      ])
  })

  test('an unknown name has no sentence', () => expect(sentenceFor('players_pkey')).toBeUndefined())
})
