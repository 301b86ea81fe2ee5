import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isOutOfReach } from '../../src/postgres/lost-connections.ts'
import { openPool, type Transaction, transacted } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import { PATIENT } from '../patient.ts'

const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  )

test('a refused connection after a lost one is an error, and it does not retry for ever', async () => {
  const database = await newDatabase()
  const role = `refused_${randomUUID().replaceAll('-', '')}`
  const owner = openPool(database.url, 1)
  onTestFinished(async () => {
    await owner.unsafe(`drop role ${role}`)
    await owner.end()
    await database.drop()
  })
  await owner.unsafe(`create role ${role} login password 'refused'`)
  const address = new URL(database.url)
  address.username = role
  address.password = 'refused'
  const pool = openPool(address.href, 1)
  onTestFinished(() => pool.end())
  const asleep = reason(pool`select pg_sleep(10)`)
  const backends = () => owner`select pid from pg_stat_activity where usename = ${role} and state = 'active'`
  await vi.waitUntil(async () => (await backends()).length === 1, PATIENT)
  await owner.unsafe(`alter role ${role} connection limit 0`)
  await owner`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`
  expect(isOutOfReach(await asleep)).toBe(true)
  expect(await reason(pool`select 1`)).toMatchObject({ code: '53300' })
  await owner.unsafe(`alter role ${role} connection limit -1`)
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
})

test('connecting to a port that hangs up at once fails in the end', async () => {
  const listener = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const pool = openPool(`postgres://nobody@127.0.0.1:${port}/none`, 1, 100)
  onTestFinished(async () => {
    await pool.end({ timeout: 0 })
    listener.close()
  })
  expect(isOutOfReach(await reason(pool`select 1`))).toBe(true)
})

test('a transaction that gets no connection in time is given up, and never started later', async () => {
  const database = await newDatabase()
  const pool = openPool(database.url, 1)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = transacted(pool, async (tx) => {
    await tx`select 1`
    begun.resolve()
    await over.promise
  })
  await begun.promise
  const work = vi.fn(async (tx: Transaction) => tx`select 1`)
  expect(isOutOfReach(await reason(transacted(pool, work, { patienceMs: 20 })))).toBe(true)
  over.resolve()
  await first
  expect(await transacted(pool, async () => 'done')).toBe('done')
  expect(work).not.toHaveBeenCalled()
})

test('a statement sent along with BEGIN is part of the transaction, and is rolled back with it', async () => {
  const database = await newDatabase()
  const pool = openPool(database.url, 2)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await pool`create table kept (id int primary key)`
  const both = async (tx: Transaction) => {
    const [first] = await tx`select now() as at`
    await tx`insert into kept values (1)`
    const [second] = await tx`select now() as at`
    expect(second).toEqual(first)
    throw new Error('undone')
  }
  await expect(transacted(pool, both, { readsFirst: true })).rejects.toThrow('undone')
  expect(await pool`select * from kept`).toEqual([])
  await transacted(pool, (tx) => tx`insert into kept values (2)`, { readsFirst: true })
  expect(await pool`select * from kept`).toEqual([{ id: 2 }])
})
