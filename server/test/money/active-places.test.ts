import { randomUUID } from 'node:crypto'
import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { accountOf } from '@touchline/domain/money/dues.ts'
import type { Entry } from '@touchline/domain/money/entry.ts'
import { describe, expect, test } from 'vitest'
import type { Person } from '../amplify-client.ts'
import { askFor, getRow, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION, register } from '../fall.ts'
import { emailsTo, moveTo } from '../registering.ts'
import { storeSetting } from '../store-setting.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

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
  test('by default with its first payment; that books nothing, and the rest stays due', async () => {
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

  test('with its approval, although it is still owed', async () => {
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

  test('at once, if it was paid in advance', async () => {
    await ask({})
    const { user, maya, state, kinds } = await givenPlace()
    await pay(user.id, 12_000)
    await moveTo(desk, maya, 'APPROVED')
    expect(await state()).toEqual(['ACTIVE', true])
    expect(await kinds()).toEqual([['PAYMENT', 12_000], ...CHARGES])
  })
})

test('B-3: the club sets the day when months are due, or makes all due with the first', async () => {
  const days = async (values: Partial<Payment>) => {
    await ask(values)
    const { user, maya } = await givenPlace()
    await moveTo(desk, maya, 'APPROVED')
    return accountOf(await entriesOf(user.id)).dues.map(({ dueOn }) => dueOn)
  }
  expect(await days({ dayOfMonth: 15 })).toEqual(['2025-10-01', '2025-12-15'])
  expect(await days({ plan: 'AT_ONCE' })).toEqual(['2025-10-01', '2025-10-01'])
})

describe('B-27: the family chooses if the club allows it', () => {
  const PLAN = 'id status payPlan _version'
  const planned = async (payPlan?: string) => {
    const fall = await givenFall(desk)
    const family = await givenMum(desk)
    const values = { months: ['2025-10', '2025-12'], ...(payPlan && { payPlan }) }
    const { it, error } = await register(family.mum, await family.child('Maya'), fall.once, values)
    const row = async () => (await getRow(desk, REGISTRATION, it.id, PLAN)).it
    const change = async (who: Person, plan: string) =>
      updateRow(who, REGISTRATION, { id: it.id, _version: (await row())._version, payPlan: plan }, PLAN)
    const days = async () => accountOf(await entriesOf(family.user.id)).dues.map(({ dueOn }) => dueOn)
    return { ...family, id: it?.id as string, error, row, change, days }
  }
  const MONTHLY = ['2025-10-01', '2025-12-01']
  const AT_ONCE = ['2025-10-01', '2025-10-01']

  test('by default a family pays by the month; the choice can be changed until the place is charged', async () => {
    await ask({ plan: 'FAMILY_CHOOSES' })
    const { mum, user, id, row, change, days } = await planned()
    expect((await row()).payPlan).toBe('MONTHLY')
    expect((await change(mum, 'AT_ONCE')).it.payPlan).toBe('AT_ONCE')
    const { it } = await getRow(mum, 'User', user.id as string, 'ledger')
    expect(JSON.parse(it.ledger).plans).toEqual([
      {
        itemId: id,
        playerName: 'Maya',
        programName: 'Fall training',
        programNameIn: null,
        payPlan: 'AT_ONCE',
        isOpen: true,
      },
    ])
    await moveTo(desk, id, 'APPROVED')
    expect(await days()).toEqual(AT_ONCE)
    for (const who of [mum, desk])
      expect((await change(who, 'MONTHLY')).error?.errorInfo?.code).toBe('ALREADY_CHARGED')
  })

  test('the choice stays when the club changes its setting', async () => {
    await ask({ plan: 'FAMILY_CHOOSES' })
    const [one, other] = [await planned('AT_ONCE'), await planned('MONTHLY')]
    await ask({ plan: 'AT_ONCE' })
    for (const { id } of [one, other]) await moveTo(desk, id, 'APPROVED')
    expect([await one.days(), await other.days()]).toEqual([AT_ONCE, MONTHLY])
  })

  test('the desk also asks a walk-in family', async () => {
    await ask({ plan: 'FAMILY_CHOOSES' })
    const { once } = await givenFall(desk)
    const registrationId = randomUUID()
    const child = {
      ...{ id: randomUUID(), registrationId, firstName: 'Mia', lastName: 'Lopez', birthDate: '2016-03-04' },
      ...{ programFeeId: once.id, months: ['2025-10', '2025-12'], days: ['SAT'], payPlan: 'AT_ONCE' },
    }
    const { error } = await askFor(
      desk,
      'mutation W($input: RegisterWalkInInput!) { it: registerWalkIn(input: $input) { userId } }',
      {
        input: {
          ...{ id: randomUUID(), firstName: 'Rosa', lastName: 'Lopez', phone: '604-555-0177' },
          ...{ children: [child], reason: 'Signs on Saturday' },
        },
      },
    )
    expect(error).toBeUndefined()
    expect((await getRow(desk, REGISTRATION, registrationId, 'payPlan')).it.payPlan).toBe('AT_ONCE')
  })

  test('a plan that the club does not offer is refused, and nothing is created', async () => {
    await ask({ plan: 'MONTHLY' })
    const { error } = await planned('AT_ONCE')
    expect(error?.errorInfo).toMatchObject({ code: 'PLAN_NOT_OFFERED', field: 'payPlan' })
  })
})
