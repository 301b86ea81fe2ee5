import { expect, onTestFinished, test } from 'vitest'
import { forgetUses } from '../../src/limits/limit-store.ts'
import { limits, MOST_OPEN } from '../../src/limits/limit-table.ts'
import { openPool } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import { limitsForTest } from '../limits-for-test.ts'

const START = new Date('2026-01-10T03:00:00Z')
const SCHOOL = '198.51.100.7'

async function processes() {
  const database = await newDatabase()
  const sql = openPool(database.url, 4)
  onTestFinished(async () => {
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  const clock = { now: START }
  const process = () => limitsForTest(sql, () => clock.now)
  return { sql, clock, one: process(), other: process() }
}

const most = limits['contact messages'].address

test('Q-3: an allowance is used up to the last, then refused with a waiting time, then available again', async () => {
  const { one, clock } = await processes()
  const send = () => one.charge('contact messages', { address: SCHOOL })
  for (let count = 0; count < most; count += 1) expect(send()).toBeNull()
  clock.now = new Date(START.getTime() + 1_000_000)
  expect(send()).toEqual({ message: limits['contact messages'].message, retryAfterSeconds: 2_600 })
  expect(one.charge('contact messages', { address: '203.0.113.9' })).toBeNull()
  clock.now = new Date(START.getTime() + 3_600_000)
  expect(send()).toBeNull()
})

test('Q-3: what one process admits, the other counts as soon as both have synced', async () => {
  const { one, other } = await processes()
  for (let count = 0; count < most - 1; count += 1) one.charge('contact messages', { address: SCHOOL })
  await one.settle()
  expect(other.charge('contact messages', { address: SCHOOL })).toBeNull()
  await other.settle()
  expect(other.charge('contact messages', { address: SCHOOL })).not.toBeNull()
  await one.settle()
})

test('Q-3: a flood through two processes at once gets hardly more than one allowance through', async () => {
  const { one, other } = await processes()
  let through = 0
  for (let count = 0; count < 4_000; count += 1) {
    for (const process of [one, other])
      if (process.charge('link pages', { address: SCHOOL }) === null) through += 1
    // As with real requests, sync with the database now and then.
    if (count % 20 === 0) await Promise.all([one.settle(), other.settle()])
  }
  const allowance = limits['link pages'].address
  expect(through).toBeGreaterThanOrEqual(allowance)
  expect(through).toBeLessThanOrEqual(allowance * 1.1)
})

test('Q-3: one account cannot use up the allowance of its address', async () => {
  const { one } = await processes()
  const { account, address } = limits['graphql cost']
  expect(one.charge('graphql cost', { address: SCHOOL, account: 'eve' }, account)).toBeNull()
  expect(one.charge('graphql cost', { address: SCHOOL, account: 'eve' })).not.toBeNull()
  expect(one.charge('graphql cost', { address: '203.0.113.9', account: 'eve' })).not.toBeNull()
  expect(one.charge('graphql cost', { address: SCHOOL, account: 'ana' }, address - account)).not.toBeNull()
  expect(one.charge('graphql cost', { address: SCHOOL, account: 'ana' }, account)).toBeNull()
})

test('Q-3: sockets are counted while they are open, across all processes', async () => {
  const { one, other } = await processes()
  const hold = (process = one) => process.hold('sockets', 'account', 'ana')
  const held = Array.from({ length: MOST_OPEN.sockets.account - 1 }, () => hold())
  expect(held).not.toContain(null)
  await one.settle()
  const last = hold(other)
  await other.settle()
  expect(hold(other)).toBeNull()
  held[0]?.()
  held[0]?.()
  await one.settle()
  last?.()
  await other.settle()
  const again = [hold(other), hold(other)]
  expect(again).not.toContain(null)
  await other.settle()
  expect(hold(other)).toBeNull()
})

test('windows that have ended are deleted', async () => {
  const { sql, one } = await processes()
  one.charge('contact messages', { address: SCHOOL })
  await one.settle()
  await forgetUses(sql, new Date(START.getTime() + 3_600_000))
  expect(await sql`select from client_uses`).toHaveLength(1)
  await forgetUses(sql, new Date(START.getTime() + 3_600_001))
  expect(await sql`select from client_uses`).toHaveLength(0)
})
