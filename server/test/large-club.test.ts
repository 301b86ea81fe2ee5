import { randomUUID } from 'node:crypto'
import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '../src/postgres/pool.ts'
import { admin, configureAmplify, type Person } from './amplify-client.ts'
import { askFor, getRow } from './calls.ts'
import { newDatabase } from './database.ts'
import { givenFall, givenMum, register } from './fall.ts'
import type { Row } from './given.ts'
import { PATIENT } from './patient.ts'
import { moveTo, stateOf } from './registering.ts'
import { startServer } from './running-server.ts'

const OTHERS = 4_000
const SYSTEM = 'created_at, updated_at, _version, _deleted, _last_changed_at'
const STAMPS = `'2025-09-01T10:00:00.000Z', '2025-09-01T10:00:00.000Z', 1, false, 1756720800000`
const LARGE = ['users', 'players', 'player_program_registrations', 'consents', 'ledger_entries']

/**
 * Families with one child each, who has a place in one of twenty other programs, a consent and a charge for a month.
 */
async function addOthers(databaseUrl: string): Promise<void> {
  const sql = openPool(databaseUrl, 1)
  const each = `from generate_series(1, ${OTHERS}) n`
  await sql.unsafe(`
    insert into programs (id, name, start_date, end_date, ${SYSTEM})
      select 'other' || n, 'Another program', '2025-09-06', '2025-12-20', ${STAMPS} from generate_series(0, 19) n;
    insert into program_fees (id, program_fees_id, type, amount_cents, ${SYSTEM})
      select 'other' || n, 'other' || n, 'MONTHLY_ONCE', 8000, ${STAMPS} from generate_series(0, 19) n;
    insert into users (id, external_user_id, email, first_name, last_name, avatar_url, ${SYSTEM})
      select 'u' || n, 'x' || n, 'other' || n || '@example.org', 'Pat', 'Lee', '', ${STAMPS} ${each};
    insert into players (id, first_name, last_name, birth_date, status, user_players_id, ${SYSTEM})
      select 'p' || n, 'Maya', 'Lee', '2017-05-31', 'ACTIVE', 'u' || n, ${STAMPS} ${each};
    insert into player_program_registrations (id, player_registrations_id, program_fee_registrations_id, status, months,
        price_cents, reference, ${SYSTEM})
      select 'r' || n, 'p' || n, 'other' || n % 20, 'APPROVED', '{2025-10}', 8000, 'other' || n, ${STAMPS} ${each};
    insert into consents (id, user_id, player_id, text, text_version, agreed, ${SYSTEM})
      select 'c' || n, 'u' || n, 'p' || n, 'CONDUCT', '2025-1', true, ${STAMPS} ${each};
    insert into ledger_entries (id, user_id, kind, source, cents, registration_id, month, due_on, day, created_at)
      select 'l' || n, 'u' || n, 'CHARGE', 'PRICE', 8000, 'r' || n, '2025-10', '2025-10-01', '2025-09-01',
        '2025-09-01T10:00:00.000Z' ${each};
    delete from stale_accounts;
    analyze`)
  await sql.end()
}

/** Some of these statistics are counted only when a connection ends. */
async function askDatabase(databaseUrl: string, text: string) {
  const sql = openPool(databaseUrl, 1)
  return sql.unsafe(text).finally(() => sql.end())
}

/** Rows of large tables read by sequential scans. */
async function rowsScanned(databaseUrl: string): Promise<Record<string, number>> {
  const names = LARGE.map((name) => `'${name}'`).join()
  const rows = await askDatabase(
    databaseUrl,
    `select relname as name, seq_tup_read::int as rows from pg_stat_user_tables where relname in (${names})`,
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}

/** A new database, with a server on it while something is done there. */
async function newClub() {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const atTheClub = async <Made>(act: (desk: Person) => Promise<Made>): Promise<Made> => {
    const now = () => new Date('2025-09-01T17:00:00Z')
    const server = await startServer({ databaseUrl: database.url, now })
    configureAmplify(server)
    return act(await admin()).finally(() => server.close())
  }
  return { url: database.url, atTheClub }
}

test('a family’s actions read only its own rows, however large the club', async () => {
  const { url, atTheClub } = await newClub()
  const { once } = await atTheClub((desk) => givenFall(desk))
  await addOthers(url)
  const before = await rowsScanned(url)
  await atTheClub((desk) => spendWeek(desk, once))
  expect(await rowsScanned(url)).toEqual(before)
})

test('B-12: references and names typed at the desk find their rows and read no others', async () => {
  const { url, atTheClub } = await newClub()
  await atTheClub((desk) => givenFall(desk))
  await addOthers(url)
  await askDatabase(url, `update player_program_registrations set reference = 'R-ACDEFGH' where id = 'r7'`)
  const before = await rowsScanned(url)
  await atTheClub(async (desk) => {
    const search = `query ($typed: String!) {
      it: searchPlayerProgramRegistrations(filter: { typed: $typed }) { items { id } total } }`
    const found = async (typed: string) => (await askFor(desk, search, { typed })).it
    expect(await found('r-acdefgh')).toEqual({ items: [{ id: 'r7' }], total: 1 })
    expect(await found(familyReference(8))).toMatchObject({ total: 1 })
    expect(await found('nobody')).toMatchObject({ total: 0 })
    const people = 'query ($words: String) { it: searchPeople(words: $words) { items { id } total } }'
    // Repeated until PostgreSQL uses a generic plan.
    for (let times = 0; times < 12; times += 1)
      for (const [words, id] of Object.entries({ 'r-acdefgh': 'u7', 'other4000@example.org': 'u4000' }))
        expect((await askFor(desk, people, { words })).it).toEqual({ items: [{ id }], total: 1 })
    expect((await askFor(desk, people, { words: familyReference(8) })).it).toMatchObject({ total: 1 })
  })
  expect(await rowsScanned(url)).toEqual(before)
})

test('W-1: joining a long waiting list, and looking at its program, reads nobody else in it', async () => {
  const { url, atTheClub } = await newClub()
  const { program, once } = await atTheClub((desk) => givenFall(desk, { capacity: 1_000 }))
  await addOthers(url)
  await askDatabase(
    url,
    `set synchronous_commit = on;
    update player_program_registrations set program_fee_registrations_id = '${once.id}',
      status = case when substr(id, 2)::int > 1000 then 'WAITLISTED' else 'APPROVED' end,
      line_number = case when substr(id, 2)::int > 1000 then substr(id, 2)::int end`,
  )
  // Rows that are visible to everybody are counted from an index alone; another transaction may keep that from
  // happening for now.
  const isAllVisible = async () => {
    await askDatabase(url, 'vacuum analyze player_program_registrations')
    const seen = `select relallvisible = relpages as all from pg_class where relname = 'player_program_registrations'`
    return (await askDatabase(url, seen))[0]?.all
  }
  await vi.waitUntil(isAllVisible, PATIENT)
  const rowsRead = async () => {
    const read = `seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'player_program_registrations'`
    return Number((await askDatabase(url, `select ${read}`))[0]?.rows)
  }
  const before = await rowsRead()
  await atTheClub(async (desk) => {
    const { mum, child } = await givenMum(desk)
    const { it } = await register(mum, await child('Maya'), once, { days: ['SAT'] })
    expect((await stateOf(mum, it.id as string)).waitlistPosition).toBe(3_001)
    expect((await getRow(mum, 'Program', program.id as string, 'placesLeft')).it).toMatchObject({
      placesLeft: 0,
    })
  })
  expect((await rowsRead()) - before).toBeLessThan(1_000)
})

/** Two children are registered; one gets a place, is partly paid, and leaves. */
async function spendWeek(desk: Person, fee: Row): Promise<void> {
  const { mum, user, child } = await givenMum(desk)
  const { it: place } = await register(mum, await child('Maya'), fee, { days: ['SAT'] })
  await register(mum, await child('Leo'), fee, { days: ['SAT'] })
  await moveTo(desk, place.id, 'APPROVED')
  const payment = { id: randomUUID(), userId: user.id, day: '2025-09-01', kind: 'PAYMENT', cents: 2_000 }
  const book = 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }'
  expect((await askFor(desk, book, { input: payment })).error).toBeUndefined()
  expect((await getRow(mum, 'User', user.id as string, 'ledger')).error).toBeUndefined()
  expect((await moveTo(desk, place.id, 'CANCELLED')).error).toBeUndefined()
}
