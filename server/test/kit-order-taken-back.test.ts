import { expect, test } from 'vitest'
import { getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFamily } from './family.ts'
import { outboxRows } from './mail/outbox-rows.ts'
import { subjectsTo } from './registering.ts'

const START = Date.parse('2025-09-01T17:00:00Z')
const at = clubAt(START)

const FIELDS = 'status _version paidDate deliveredDate notes'

/** An order that the club has moved through these statuses, at the start of the clock. */
async function givenOrder(...statuses: string[]) {
  const { mum, kitOrder } = await givenFamily(at.desk)
  for (const [n, status] of statuses.entries())
    await updateRow(at.desk, 'KitOrder', { id: kitOrder.id, _version: n + 1, status, notes: 'No stock' })
  const version = statuses.length + 1
  const move = (status: string, who = at.desk) =>
    updateRow(who, 'KitOrder', { id: kitOrder.id, _version: version, status }, FIELDS)
  return { mum, id: kitOrder.id as string, move }
}

test.each([
  [['PAID'], 'PENDING', { paidDate: null }],
  [['PAID', 'READY'], 'PAID', { paidDate: '2025-09-01T17:00:00.000Z' }],
  [['PAID', 'READY', 'DELIVERED'], 'READY', { deliveredDate: null, paidDate: '2025-09-01T17:00:00.000Z' }],
  [['PAID', 'DELIVERED'], 'PAID', { deliveredDate: null }],
  [['CANCELLED'], 'PENDING', {}],
  [['PAID', 'REFUNDED'], 'PAID', { paidDate: '2025-09-01T17:00:00.000Z' }],
])('K-9: %s, back to %s', async (statuses, to, dates) => {
  const { move } = await givenOrder(...statuses)
  const { it, error } = await move(to)
  expect(error).toBeUndefined()
  expect(it).toMatchObject({ status: to, ...dates })
})

test.each([
  ['29 seconds later', 29, true],
  ['30 seconds later', 30, true],
  ['31 seconds later', 31, false],
])('K-9: %s', async (_when, seconds, isFine) => {
  const { move } = await givenOrder('PAID')
  at.now = new Date(START + seconds * 1_000)
  const { it, error } = await move('PENDING')
  expect(it?.status).toBe(isFine ? 'PENDING' : undefined)
  if (!isFine) expect(error?.errorInfo).toMatchObject({ code: 'ILLEGAL_MOVE' })
})

test('K-9: only to its earlier status, only the last move, only by the club', async () => {
  const jump = await givenOrder('PAID', 'READY')
  expect((await jump.move('PENDING')).error?.errorInfo).toMatchObject({ code: 'ILLEGAL_MOVE' })
  const family = await givenOrder('PAID')
  expect((await family.move('PENDING', family.mum)).error).toBeDefined()
  const changed = await givenOrder('PAID')
  await updateRow(at.desk, 'KitOrder', { id: changed.id, _version: 2, notes: 'Left at the gate' })
  const late = await updateRow(at.desk, 'KitOrder', { id: changed.id, _version: 3, status: 'PENDING' })
  expect(late.error?.errorInfo).toMatchObject({ code: 'ILLEGAL_MOVE' })
})

test('the club cannot undo a family’s cancellation', async () => {
  const { mum, kitOrder } = await givenFamily(at.desk)
  await updateRow(mum, 'KitOrder', { id: kitOrder.id, _version: 1, status: 'CANCELLED' })
  const { error } = await updateRow(at.desk, 'KitOrder', { id: kitOrder.id, _version: 2, status: 'PENDING' })
  expect(error?.errorInfo).toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect((await getRow(at.desk, 'KitOrder', kitOrder.id, 'status')).it).toEqual({ status: 'CANCELLED' })
})

test.each([
  [['PAID'], 'PENDING', 'Paid: Socks for Maya'],
  [['PAID', 'READY'], 'PAID', 'Ready to pick up: Socks for Maya'],
  [['CANCELLED'], 'PENDING', 'Cancelled: Socks for Maya'],
  [['PAID', 'REFUNDED'], 'PAID', 'Your refund of $10.00 for Socks'],
])('K-9, K-10: the email about %s is held, and gone when it is taken back', async (statuses, to, subject) => {
  const { mum, move } = await givenOrder(...statuses)
  const told = async () => (await subjectsTo(at.server, mum.email)).filter((one) => one === subject)
  expect(await told()).toHaveLength(1)
  const message = (await outboxRows(at.server.sql, mum.email)).findLast(({ id }) => id.startsWith('order '))
  expect(message?.dueAt).toEqual(new Date(START + 30_000))
  if (['CANCELLED', 'REFUNDED'].includes(statuses.at(-1) ?? '')) expect(message?.text).toContain('No stock')
  await move(to)
  expect(await told()).toEqual([])
})
