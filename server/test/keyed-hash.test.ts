import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { installationSecret } from '../src/postgres/secrets.ts'
import { KeyRing } from '../src/secrets/key-ring.ts'
import { keyedHash } from '../src/secrets/keyed-hash.ts'
import { useKeys } from '../src/secrets/seal.ts'
import { resealDatabase } from '../src/secrets/seal-database.ts'
import { newDatabase } from './database.ts'
import { SECRET_KEY, testKeys } from './secret-key.ts'
import { statementsOf } from './statements-of.ts'

const NEXT = 'the key of the year after: 7hT2nQ9wLc'

const database = await newDatabase()
afterAll(() => database.drop())

/** A connection that shares no cache with others, like another process. */
const newProcess = (): Sql => {
  const sql = openPool(database.url, 2)
  onTestFinished(() => sql.end())
  return sql
}
const hash = (sql: Sql) => keyedHash(sql, 'code', '123456')

beforeEach(async () => {
  await newProcess()`delete from secrets`
})

test('the secret is read once, and is the same in each process', async () => {
  const [one, other] = [newProcess(), newProcess()]
  const first = await hash(one)
  expect(await statementsOf(one, () => hash(one))).toEqual([])
  expect(await hash(other)).toBe(first)
  expect(await keyedHash(other, 'known place', '123456')).not.toBe(first)
})

test('another process rotates the keys: hashes stay the same everywhere and after a restart', async () => {
  onTestFinished(() => useKeys(testKeys))
  const running = newProcess()
  const before = await hash(running)
  const rotated = new KeyRing(() => [NEXT, SECRET_KEY])
  await resealDatabase(newProcess(), rotated)
  expect(await hash(running)).toBe(before)
  useKeys(new KeyRing(() => [NEXT]))
  expect(await hash(newProcess())).toBe(before)
})

test('a replaced database is noticed within a minute', async () => {
  const [running, other] = [newProcess(), newProcess()]
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = await hash(running)
  await other`delete from secrets`
  const after = await hash(other)
  expect(await hash(running)).toBe(before)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await hash(running)).toBe(after)
})

test('a secret created in a rolled-back transaction is never used', async () => {
  const sql = newProcess()
  const undone = new Error('undone')
  let hashed = ''
  await sql
    .begin(async (tx) => {
      hashed = await keyedHash(tx, 'code', '123456')
      throw undone
    })
    .catch((error) => expect(error).toBe(undone))
  const kept = await hash(sql)
  expect(kept).not.toBe(hashed)
  expect(await hash(newProcess())).toBe(kept)
  expect(await installationSecret(sql, 'hashes')).toBe(await installationSecret(newProcess(), 'hashes'))
})
