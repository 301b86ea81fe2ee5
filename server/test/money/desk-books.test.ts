import { randomUUID } from 'node:crypto'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import { expect, test } from 'vitest'
import { sumAccounts } from '../../src/money/account-sums.ts'
import { entriesOfFamily } from '../../src/money/ledger.ts'
import type { Person } from '../amplify-client.ts'
import { askFor, createRow, getRow, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION, register } from '../fall.ts'
import { moveTo } from '../registering.ts'

let now = new Date('2025-09-01T17:00:00Z')

const { server, desk } = await deskForFile(() => now)

const BOOKS = `query { it: deskBooks(year: 2025) { overdue { age families cents } refunds { count cents }
  credit { count cents } months { month programId dues expectedCents receivedCents }
  cash { month receivedCents sentCents } } }`
const books = async () => (await askFor(desk, BOOKS, {})).it
const bookEntry = (userId: unknown, values: Record<string, unknown>) =>
  askFor(desk, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, day: '2025-09-01', ...values },
  })
const recordRefund = (who: Person, values: Record<string, unknown>) =>
  askFor(
    who,
    'mutation Sent($input: RecordRefundInput!) { it: recordRefund(input: $input) { id refundedAt } }',
    { input: { id: randomUUID(), day: '2025-09-01', method: 'E_TRANSFER', ...values } },
  )

async function givenPlace(months = ['2025-10', '2025-11']) {
  const fall = await givenFall(desk)
  const family = await givenMum(desk)
  const { it } = await register(family.mum, await family.child('Maya'), fall.once, { months })
  await moveTo(desk, it.id, 'APPROVED')
  return { ...fall, ...family, maya: it.id as string }
}

/** The expected sums, calculated from every entry. */
async function fromEntries() {
  const { sql } = server
  const users = await sql<{ id: string; account: string }[]>`select id, account_of(u) as account from users u`
  const accounts = new Map(users.map(({ id, account }) => [account, id]))
  let [expected, covered, credit] = [0, 0, 0]
  for (const id of accounts.values()) {
    const { dues, creditCents } = accountOf(await entriesOfFamily(sql, id))
    credit += creditCents
    for (const due of dues) {
      expected += due.cents
      covered += due.cents - openCents(due)
    }
  }
  return { expected, covered, credit }
}

async function kept() {
  const { months, credit } = await books()
  const sum = (name: string) =>
    months.reduce((all: number, one: Record<string, number>) => all + (one[name] ?? 0), 0)
  return { expected: sum('expectedCents'), covered: sum('receivedCents'), credit: credit.cents }
}

test('B-8: open amounts are overdue by their age, and each figure has its list', async () => {
  const { user, program } = await givenPlace()
  await bookEntry(user.id, { kind: 'PAYMENT', cents: 3000, method: 'CASH' })
  now = new Date('2025-11-02T17:00:00Z')
  try {
    const { overdue, months, cash } = await books()
    expect(
      overdue.map(({ families, cents }: { families: number; cents: number }) => [families, cents]),
    ).toEqual([
      [1, 8000],
      [1, 5000],
      [0, 0],
      [0, 0],
    ])
    const own = months.filter(({ programId }: { programId: string }) => programId === program.id)
    expect(
      own.map((one: Record<string, unknown>) => [one.month, one.expectedCents, one.receivedCents]),
    ).toEqual([
      ['2025-10', 8000, 3000],
      ['2025-11', 8000, 0],
    ])
    expect(cash).toEqual([{ month: '2025-09', receivedCents: 3000, sentCents: 0 }])
    const list = await askFor(
      desk,
      `query { it: deskDues(age: UP_TO_60) { total openCents items { userId player program month cents coveredCents } } }`,
      {},
    )
    expect(list.it).toMatchObject({
      total: 1,
      openCents: 5000,
      items: [{ userId: user.id, program: program.name, month: '2025-10', cents: 8000, coveredCents: 3000 }],
    })
    const entries = await askFor(
      desk,
      `query { it: deskEntries(firstDay: "2025-09-01", lastDay: "2025-09-30", kinds: ["PAYMENT"]) { total items { cents method userId } } }`,
      {},
    )
    expect(entries.it).toEqual({ total: 1, items: [{ cents: 3000, method: 'CASH', userId: user.id }] })
  } finally {
    now = new Date('2025-09-01T17:00:00Z')
  }
})

test('B-1: the club’s sums always equal its entries, whatever is booked, undone, linked or parted', async () => {
  const [mum, dad] = [await givenPlace(), await givenPlace()]
  expect(await kept()).toEqual(await fromEntries())
  const id = randomUUID()
  await bookEntry(mum.user.id, { id, kind: 'PAYMENT', cents: 20000 })
  expect(await kept()).toEqual(await fromEntries())
  // Once linked, her credit covers what he owes.
  for (const { user } of [mum, dad])
    await updateRow(desk, 'User', { id: user.id, _version: 1, family: mum.user.id })
  const together = await kept()
  expect(together).toEqual(await fromEntries())
  await bookEntry(mum.user.id, { kind: 'REVERSAL', reversesId: id, note: 'another family’s' })
  expect(await kept()).toEqual(await fromEntries())
  await updateRow(desk, 'User', { id: dad.user.id, _version: 2, family: null })
  const values = { playerKitOrdersId: (await dad.child('Leo')).id, itemType: 'SOCKS', size: 'S', quantity: 1 }
  await createRow(dad.mum, 'KitOrder', values)
  expect(await kept()).toEqual(await fromEntries())
})

test('B-1: two who look at once while others book count nothing twice', async () => {
  const { user } = await givenPlace()
  const pay = () => bookEntry(user.id, { kind: 'PAYMENT', cents: 100 })
  await Promise.all([pay(), sumAccounts(server.sql), pay(), sumAccounts(server.sql), pay(), books(), books()])
  expect(await kept()).toEqual(await fromEntries())
})

test('B-9: a refund is to be sent until it is recorded, with an email; undone, it is to be sent again', async () => {
  const { user, mum, maya } = await givenPlace()
  await moveTo(desk, maya, 'ACTIVE')
  await moveTo(desk, maya, 'WITHDRAWN')
  const LIST = 'query { it: deskRefunds { cents items { id cents userId family player } } }'
  const { it: before } = await askFor(desk, LIST, {})
  expect(before).toMatchObject({
    cents: 16000,
    items: [{ id: maya, cents: 16000, userId: user.id, family: expect.not.stringContaining(',') }],
  })
  expect((await recordRefund(mum, { registrationId: maya })).error?.errorType).toBe('Unauthorized')
  expect((await recordRefund(desk, { registrationId: maya, day: '2025-09-02' })).error?.errorInfo?.code).toBe(
    'BAD_DAY',
  )
  const id = randomUUID()
  const sent = { id, registrationId: maya, bankReference: 'CA1b2c3' }
  // Two treasurers, or one who taps twice: it is sent once.
  const answers = await Promise.all([recordRefund(desk, sent), recordRefund(desk, { registrationId: maya })])
  expect(answers.map(({ error }) => error?.errorInfo?.code).filter(Boolean)).toEqual(['NOTHING_TO_SEND'])
  const entries = await entriesOfFamily(server.sql, user.id as string)
  const refunds = entries.filter(({ kind }) => kind === 'REFUND')
  expect(refunds.map(({ cents }) => cents)).toEqual([16000])
  expect((await askFor(desk, LIST, {})).it.items).toEqual([])
  const undone = await bookEntry(user.id, { kind: 'REVERSAL', reversesId: refunds[0]?.id, note: 'came back' })
  expect(undone.error).toBeUndefined()
  expect((await getRow(desk, REGISTRATION, maya, 'refundedAt')).it.refundedAt).toBeNull()
  expect((await askFor(desk, LIST, {})).it.cents).toBe(16000)
})
