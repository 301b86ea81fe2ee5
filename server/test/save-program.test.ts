import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parent } from './amplify-client.ts'
import { askFor, getRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, register } from './fall.ts'
import { givenBy } from './given.ts'

const { desk } = await deskForFile('2025-08-20T17:00:00.000Z')

const SELECT =
  'id _version name capacity fees { items { type amount appliableDiscounts { items { discountID } } } }'

const save = (input: Record<string, unknown>, who = desk) =>
  askFor(who, `mutation Save($input: SaveProgramInput!) { it: saveProgram(input: $input) { ${SELECT} } }`, {
    input: {
      id: randomUUID(),
      name: 'Spring',
      startDate: '2026-03-07',
      endDate: '2026-06-20',
      fees: [],
      ...input,
    },
  })

const once = (amount: number, discountIds: string[] = []) => ({ type: 'MONTHLY_ONCE', amount, discountIds })

/** 'MONTHLY_ONCE 80 family' for each fee. */
const feesOf = ({ fees }: { fees: { items: Fee[] } }) =>
  fees.items
    .map(({ type, amount, appliableDiscounts }) =>
      [type, amount, ...appliableDiscounts.items.map(({ discountID }) => discountID).toSorted()].join(' '),
    )
    .toSorted()
interface Fee {
  type: string
  amount: number
  appliableDiscounts: { items: { discountID: string }[] }
}

describe('a new program', () => {
  test('comes with its fees and the discounts that each allows', async () => {
    const discount = await givenBy(desk).discount()
    const twice = { type: 'MONTHLY_TWICE', amount: 150, discountIds: [] }
    const { it } = await save({ capacity: 12, fees: [once(80, [discount.id]), twice] })
    expect([it.name, it.capacity, it._version]).toEqual(['Spring', 12, 1])
    expect(feesOf(it)).toEqual([`MONTHLY_ONCE 80 ${discount.id}`, 'MONTHLY_TWICE 150'])
  })

  test.each([
    ['the same kind of fee twice', { fees: [once(80), once(90)] }, 'Each kind of fee can be there once.'],
    ['a kind that there is not', { fees: [{ ...once(80), type: 'YEARLY' }] }, 'Choose one of MONTHLY_ONCE'],
    ['too much', { fees: [once(10_000.01)] }, 'A fee must be between $0.00 and $10,000.00'],
    ['half a cent', { fees: [once(80.005)] }, 'A fee must be between $0.00 and $10,000.00'],
    ['a discount that there is not', { fees: [once(80, ['nobody'])] }, 'discountID points at a Discount'],
    ['an end before the start', { endDate: '2026-03-06' }, 'The program would end before it starts'],
    ['no name', { name: ' ' }, 'name: Please fill this in.'],
  ])('%s: nothing of it is written', async (_case, values, message) => {
    const id = randomUUID()
    const { it, error } = await save({ id, ...values })
    expect([it, error?.message]).toEqual([null, expect.stringContaining(message)])
    expect((await getRow(desk, 'Program', id)).it).toBeNull()
  })

  test('can only be created by administrators', async () => {
    const { it, error } = await save({}, await parent('mum@example.org'))
    expect([it, error?.errorType]).toEqual([null, 'Unauthorized'])
  })
})

describe('an existing program', () => {
  test('fees are changed, added and removed, and discounts allowed and disallowed', async () => {
    const [december, family] = [await givenBy(desk).discount(), await givenBy(desk).discount()]
    const { it } = await save({
      fees: [once(80, [december.id]), { type: 'TRIAL', amount: 0, discountIds: [] }],
    })
    const event = { type: 'EVENT', amount: 25, discountIds: [] }
    const saved = await save({
      id: it.id,
      _version: 1,
      name: 'Spring training',
      fees: [once(85, [family.id]), event],
    })
    expect([saved.it.name, saved.it._version]).toEqual(['Spring training', 2])
    expect(feesOf(saved.it)).toEqual(['EVENT 25', `MONTHLY_ONCE 85 ${family.id}`])
  })

  test('saved as it is, nothing changes; a changed fee alone makes a new version', async () => {
    const { it } = await save({ fees: [once(80)] })
    expect((await save({ id: it.id, _version: 1, fees: [once(80)] })).it._version).toBe(1)
    expect((await save({ id: it.id, _version: 1, fees: [once(85)] })).it._version).toBe(2)
  })

  test('the second one sees what the first has saved, and overwrites nothing', async () => {
    const { it } = await save({ fees: [once(80)] })
    await save({ id: it.id, _version: 1, name: 'By Ana', fees: [once(90)] })
    const { error } = await save({ id: it.id, _version: 1, name: 'By Bo', fees: [once(70)] })
    expect([error?.errorType, error?.data]).toEqual([
      'ConflictUnhandled',
      expect.objectContaining({ name: 'By Ana', _version: 2, fees: [{ type: 'MONTHLY_ONCE', amount: 90 }] }),
    ])
    const after = (await getRow(desk, 'Program', it.id, SELECT)).it
    expect([after.name, feesOf(after)]).toEqual(['By Ana', ['MONTHLY_ONCE 90']])
  })

  test('S-8: a fee with registrations stays, and nothing else is changed either', async () => {
    const fall = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    await register(mum, await child('Ada'), fall.once)
    const fields = { id: fall.program.id, _version: 1, startDate: '2025-09-06', endDate: '2025-12-18' }
    const { error } = await save({
      ...fields,
      name: 'Other',
      fees: [{ ...once(150), type: 'MONTHLY_TWICE' }],
    })
    expect(error?.errorInfo).toMatchObject({ code: 'IN_USE' })
    expect((await getRow(desk, 'Program', fall.program.id, 'name')).it.name).toBe('Fall training')
  })

  test('a missing one', async () => {
    const { error } = await save({ id: 'gone', _version: 1 })
    expect(error?.errorType).toBe('NotFound')
  })
})
