import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { accountOf } from '@touchline/domain/money/dues.ts'
import type { Entry } from '@touchline/domain/money/entry.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, configureAmplify, type Person } from '../amplify-client.ts'
import { askFor, getRow } from '../calls.ts'
import { givenFall, givenMum, REGISTRATION, register } from '../fall.ts'
import { emailsTo, moveTo } from '../registering.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { storeSetting } from '../store-setting.ts'

let server: RunningServer
let desk: Person

beforeAll(async () => {
  server = await startServer({ now: () => new Date('2025-09-01T17:00:00Z') })
  configureAmplify(server)
  desk = await admin()
})
afterAll(() => server.close())

const ask = (values: Partial<Payment>) =>
  storeSetting(server, 'payment', { ...defaultBasics.payment, ...values })

const pay = (userId: unknown, cents: number) =>
  askFor(desk, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, day: '2025-09-01', kind: 'PAYMENT', cents },
  })

async function entriesOf(userId: unknown): Promise<Entry[]> {
  const { it } = await getRow(desk, 'User', userId as string, 'ledger')
  return JSON.parse(it.ledger).entries
}

async function givenPlace() {
  const fall = await givenFall(desk)
  const family = await givenMum(desk)
  const months = ['2025-10', '2025-12']
  const { it } = await register(family.mum, await family.child('Maya'), fall.once, { months })
  const maya = it.id as string
  const state = async () => {
    const row = (await getRow(desk, REGISTRATION, maya, 'status paidAt')).it
    return [row.status, row.paidAt !== null]
  }
  const kinds = async () => (await entriesOf(family.user.id)).map(({ kind, cents }) => [kind, cents])
  return { ...family, maya, state, kinds }
}

const CHARGES = [
  ['CHARGE', 8000],
  ['CHARGE', 4000],
]

describe('B-20: when a place is ACTIVE', () => {
  test('with its first payment, as shipped; that books nothing, and the rest stays due', async () => {
    await ask({})
    const { user, maya, state, kinds } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    await pay(user.id, 7999)
    expect(await state()).toEqual(['APPROVED', false])
    await pay(user.id, 1)
    expect(await state()).toEqual(['ACTIVE', false])
    expect(await kinds()).toEqual([...CHARGES, ['PAYMENT', 7999], ['PAYMENT', 1]])
    const told = (await emailsTo(server, user.email as string)).map(({ text }) => text).join('\n')
    expect(told).toContain('Next: $40.00 by Mon, Dec 1.')
    await pay(user.id, 4000)
    expect(await state()).toEqual(['ACTIVE', true])
  })

  test('with its approval, and then it is owed all the same', async () => {
    await ask({ activeFrom: 'APPROVAL' })
    const { maya, state, kinds } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    expect(await state()).toEqual(['ACTIVE', false])
    expect(await kinds()).toEqual(CHARGES)
    await moveTo(desk, maya, 'PENDING')
    expect(await state()).toEqual(['PENDING', false])
  })

  test('with everything that is owed', async () => {
    await ask({ activeFrom: 'ALL_PAID' })
    const { user, maya, state } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    await pay(user.id, 11_999)
    expect(await state()).toEqual(['APPROVED', false])
    await pay(user.id, 1)
    expect(await state()).toEqual(['ACTIVE', true])
  })

  test('at once, by what was paid ahead', async () => {
    await ask({})
    const { user, maya, state, kinds } = await givenPlace()
    await pay(user.id, 12_000)
    await moveTo(desk, maya, 'APPROVED')
    expect(await state()).toEqual(['ACTIVE', true])
    expect(await kinds()).toEqual([['PAYMENT', 12_000], ...CHARGES])
  })
})

test('B-3: the club says on which day months are due, or that all are due with the first', async () => {
  const days = async (values: Partial<Payment>) => {
    await ask(values)
    const { user, maya } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    return accountOf(await entriesOf(user.id)).dues.map(({ dueOn }) => dueOn)
  }
  expect(await days({ dayOfMonth: 15 })).toEqual(['2025-10-01', '2025-12-15'])
  expect(await days({ plan: 'AT_ONCE' })).toEqual(['2025-10-01', '2025-10-01'])
})
