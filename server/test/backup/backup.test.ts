import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../src/backup/back-up.ts'
import { restore } from '../../src/backup/restore.ts'
import { readTables } from '../../src/backup/tables.ts'
import { migrateIn, migrationNames } from '../../src/postgres/migrate.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { KeyRing } from '../../src/secrets/key-ring.ts'
import { newDatabase, newDemoDatabase } from '../database.ts'
import { testKeys } from '../secret-key.ts'

const NOW = new Date('2025-10-04T18:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'touchline-backup-'))
const file = join(folder, 'club.backup')
let club: Sql
let made: Awaited<ReturnType<typeof backUp>>

/** An empty database, as on a new machine. */
async function emptyDatabase(): Promise<Sql> {
  const database = await newDatabase({ template: 'template0' })
  const sql = openPool(database.url, 2)
  onTestFinished(async () => {
    await sql.end()
    await database.drop()
  })
  return sql
}

async function everyRow(sql: Sql): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name } of await readTables(sql)) {
    const rows = await sql.unsafe(`select t::text as row from "${name}" t order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** Keys, checks and triggers, and whether they are enabled. */
const rulesOf = (sql: Sql) => sql`
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
  order by 1, 2, 3`

beforeAll(async () => {
  const database = await newDemoDatabase()
  club = openPool(database.url, 2)
  made = await backUp(club, testKeys, file, NOW)
  return async () => {
    await club.end()
    await database.drop()
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a backup', () => {
  test('restores every row and every rule, and continues the club’s sequences', async () => {
    const heir = await emptyDatabase()
    const { madeAt, rows } = await restore(heir, testKeys, file)
    expect({ madeAt, rows }).toEqual({ madeAt: NOW.toISOString(), rows: made.rows })
    const before = await everyRow(club)
    expect(Object.values(before).flat().length).toBe(made.rows)
    expect(await everyRow(heir)).toEqual(before)
    const next = (sql: Sql) =>
      sql`select nextval(pg_get_serial_sequence('family_numbers', 'number')) as number`
    expect(await next(heir)).toEqual(await next(club))
    expect(await rulesOf(heir)).toEqual(await rulesOf(club))
  })

  test('is small, unreadable without the key, and leaves no partial file behind', () => {
    const bytes = readFileSync(file)
    expect(bytes.subarray(0, 19).toString()).toBe('touchline-backup-1 ')
    expect(bytes.includes('example.org')).toBe(false)
    expect(made.bytes).toBe(bytes.length)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['club.backup'])
  })

  test('of an older release is migrated', async () => {
    const older = await emptyDatabase()
    const names = migrationNames().filter((name) => name < '030')
    await older.begin((tx) => migrateIn(tx, names))
    await older`
      insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
      values ('mum', 'mum@example.org', ${NOW.toISOString()}, ${NOW.toISOString()}, 1, false, 1)`
    const old = join(folder, 'old.backup')
    await backUp(older, testKeys, old, NOW)
    onTestFinished(() => rmSync(old))
    const heir = await emptyDatabase()
    await restore(heir, testKeys, old)
    expect(await heir`select user_id, number from family_numbers`).toEqual([{ user_id: 'mum', number: 1 }])
    expect((await heir`select name from migrations order by name`).map(({ name }) => name)).toEqual(
      migrationNames(),
    )
  })
})

describe('refused, and nothing is changed', () => {
  const changed = (change: (bytes: Buffer) => Buffer) => {
    const name = join(folder, 'changed.backup')
    writeFileSync(name, change(readFileSync(file)))
    onTestFinished(() => rmSync(name))
    return name
  }
  const flipped = (at: (length: number) => number) => (bytes: Buffer) => {
    bytes[at(bytes.length)] = (bytes[at(bytes.length)] as number) ^ 1
    return bytes
  }
  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1_000), 'is damaged'],
    [
      'cut between two pieces',
      (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('\n') + 1 + 65_556),
      'is damaged',
    ],
    ['with a bit that changed early', flipped(() => 200), 'is damaged'],
    ['with a bit that changed late', flipped((length) => length - 20), 'is damaged'],
    ['with something at its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')]), 'is damaged'],
    ['no backup at all', () => Buffer.from('PK\x03\x04'), 'isn’t a Touchline backup'],
    ['nothing', () => Buffer.alloc(0), 'isn’t a Touchline backup'],
    ['noise', () => randomBytes(5_000), 'isn’t a Touchline backup'],
  ])('a file that is %s', async (_what, change, sentence) => {
    const heir = await emptyDatabase()
    await expect(restore(heir, testKeys, changed(change))).rejects.toThrow(sentence)
    expect(await readTables(heir)).toEqual([])
  })

  test('another key', async () => {
    const heir = await emptyDatabase()
    const strangers = new KeyRing(() => ['another key than the one that was used: q8Zk'])
    await expect(restore(heir, strangers, file)).rejects.toThrow('made with another key')
    expect(await readTables(heir)).toEqual([])
  })

  test('a database with a club in it', async () => {
    const before = await everyRow(club)
    await expect(restore(club, testKeys, file)).rejects.toThrow('This database already holds a club')
    expect(await everyRow(club)).toEqual(before)
  })

  test('a backup of a newer release', async () => {
    const newer = await emptyDatabase()
    await newer.begin((tx) => migrateIn(tx))
    await newer`insert into migrations (name) values ('999-from-the-future.sql')`
    const late = join(folder, 'late.backup')
    await backUp(newer, testKeys, late, NOW)
    onTestFinished(() => rmSync(late))
    await expect(restore(await emptyDatabase(), testKeys, late)).rejects.toThrow('newer version of Touchline')
  })

  test('a folder that cannot be written to', async () => {
    const under = join(file, 'no-folder', 'club.backup')
    await expect(backUp(club, testKeys, under, NOW)).rejects.toThrow()
    expect(existsSync(under)).toBe(false)
  })
})
