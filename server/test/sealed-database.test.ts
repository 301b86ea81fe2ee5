import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { installationSecret } from '../src/postgres/secrets.ts'
import { KeyRing, keyIdOf } from '../src/secrets/key-ring.ts'
import { rotateSecretKeys } from '../src/secrets/rotate.ts'
import { useKeys } from '../src/secrets/seal.ts'
import { keysInUse, resealDatabase, sealDatabase } from '../src/secrets/seal-database.ts'
import { generatedKeys, keyFile, openKeyRing } from '../src/secrets/secret-key.ts'
import { sqlForFile } from './database.ts'
import { SECRET_KEY, testKeys } from './secret-key.ts'

const NEXT = 'the key of the year after: 7hT2nQ9wLc'

const sql = await sqlForFile(3)

beforeEach(async () => {
  useKeys(testKeys)
  await sql`delete from secrets`
})

const stored = async (name: string): Promise<string> =>
  (await sql`select value from secrets where name = ${name}`)[0]?.value

describe('a database from before there was a key', () => {
  test('is encrypted at the start, even what looks encrypted already, and stays readable', async () => {
    const lookalike = `v1.${keyIdOf(SECRET_KEY)}.${'A'.repeat(16)}.${'A'.repeat(22)}.AAAA`
    await sql`delete from sealed_columns`
    await sql`insert into secrets (name, value) values ('offers', 'in the clear'), ('odd', ${lookalike})`
    await sealDatabase(sql, testKeys)
    expect(await stored('offers')).not.toContain('clear')
    expect(await installationSecret(sql, 'offers')).toBe('in the clear')
    expect(await installationSecret(sql, 'odd')).toBe(lookalike)
  })

  test('is encrypted once, by two processes that start together', async () => {
    await sql`delete from sealed_columns`
    await sql`insert into secrets (name, value)
              select 'secret ' || n, 'plain ' || n from generate_series(1, 1100) n`
    await Promise.all([sealDatabase(sql, testKeys), sealDatabase(sql, testKeys)])
    expect(await sql`select from secrets where value like 'plain%'`).toHaveLength(0)
    expect(await installationSecret(sql, 'secret 1100')).toBe('plain 1100')
  })

  test('plain text written by an older server is encrypted at the next start', async () => {
    await sql`insert into secrets (name, value) values ('late', 'in the clear')`
    await sealDatabase(sql, testKeys)
    expect(await installationSecret(sql, 'late')).toBe('in the clear')
  })
})

test('another key is refused in a sentence that names SECRET_KEY, and nothing is changed', async () => {
  await installationSecret(sql, 'offers')
  const before = await stored('offers')
  const refused = sealDatabase(sql, new KeyRing(() => [NEXT]))
  await expect(refused).rejects.toThrow(/^The secrets in this database .+ set SECRET_KEY, .+\.$/)
  expect(await stored('offers')).toBe(before)
})

describe('rotation', () => {
  const both = new KeyRing(() => [NEXT, SECRET_KEY])

  test('re-encrypts everything with SECRET_KEY; the old key is then no longer needed', async () => {
    const secret = await installationSecret(sql, 'offers')
    const config = { dataDir: '/nowhere', isProduction: true, secretKeys: [NEXT, SECRET_KEY] }
    expect(await rotateSecretKeys(sql, config)).toBe(
      '1 values were encrypted with the newest key. Nothing needs the older ones anymore: SECRET_KEY_PREVIOUS can be removed.',
    )
    expect(await keysInUse(sql)).toEqual(new Set([keyIdOf(NEXT)]))
    useKeys(new KeyRing(() => [NEXT]))
    expect(await installationSecret(sql, 'offers')).toBe(secret)
  })

  test('cut short, it goes on where it was', async () => {
    await sql`insert into secrets (name, value)
              select 'secret ' || n, 'plain ' || n from generate_series(1, 1100) n`
    await sealDatabase(sql, testKeys)
    await sql.unsafe(`alter table secrets add constraint interrupted
      check (name <> 'secret 999' or not starts_with(value, 'v1.${both.newest}.'))`)
    await expect(resealDatabase(sql, both)).rejects.toThrow('interrupted')
    await sql.unsafe('alter table secrets drop constraint interrupted')
    expect(await resealDatabase(sql, both)).toBeLessThan(1100)
    expect(await keysInUse(sql)).toEqual(new Set([keyIdOf(NEXT)]))
  })

  test('is refused without the key that the data needs', async () => {
    await installationSecret(sql, 'offers')
    await expect(resealDatabase(sql, new KeyRing(() => [NEXT]))).rejects.toThrow('SECRET_KEY')
  })
})

describe('a generated key', () => {
  let dataDir: string

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'touchline-key-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
  })

  const config = () => ({ dataDir, isProduction: false, secretKeys: [] })

  test('lies in the data folder, readable by its owner only, and is the same for all processes', () => {
    const rings = [openKeyRing(config()), openKeyRing(config())]
    expect(statSync(keyFile(dataDir)).mode & 0o777).toBe(0o600)
    expect(readFileSync(keyFile(dataDir), 'utf8')).toMatch(/^[\w-]{44}\n$/)
    expect(rings[0]?.newest).toBe(rings[1]?.newest)
  })

  test('is never created in production', () => {
    expect(() => openKeyRing({ ...config(), isProduction: true })).toThrow('SECRET_KEY must be set')
    expect(generatedKeys(dataDir)).toEqual([])
  })

  test('after a rotation, a running server reads and writes with the new one', async () => {
    const running = openKeyRing(config())
    useKeys(running)
    const secret = await installationSecret(sql, 'offers')
    const first = running.newest
    for (const _ of [1, 2])
      expect(await rotateSecretKeys(sql, config())).toContain('keep a copy of that file')
    expect(await installationSecret(sql, 'offers')).toBe(secret)
    expect(running.newest).toBe(keyIdOf(generatedKeys(dataDir)[0] as string))
    expect(generatedKeys(dataDir).map(keyIdOf)).not.toContain(first)
  })

  test('is still read once SECRET_KEY is set', async () => {
    const sealed = openKeyRing(config()).seal({ table: 'a', column: 'b', row: 'c' }, 'text')
    const later = openKeyRing({ ...config(), secretKeys: [NEXT], isProduction: true })
    expect(later.open({ table: 'a', column: 'b', row: 'c' }, sealed)).toBe('text')
    expect(later.newest).toBe(keyIdOf(NEXT))
  })
})
