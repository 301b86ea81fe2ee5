import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parent } from './amplify-client.ts'
import { askFor, deleteRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, register } from './fall.ts'

const { server, desk } = await deskForFile('2025-08-20T17:00:00.000Z')

const SELECT = 'id _version name percentage appliableDiscounts { items { programFeeID _deleted } }'

const save = (input: Record<string, unknown>, who = desk) =>
  askFor(who, `mutation Save($input: SaveDiscountInput!) { it: saveDiscount(input: $input) { ${SELECT} } }`, {
    input: {
      id: randomUUID(),
      name: 'Spring offer',
      type: 'SEASONAL',
      percentage: 25,
      conditions: '{"serviceMonths":["2025-10"]}',
      feeIds: [],
      ...input,
    },
  })

const feesOf = (it: { appliableDiscounts: { items: { programFeeID: string; _deleted: boolean }[] } }) =>
  it.appliableDiscounts.items
    .filter(({ _deleted }) => !_deleted)
    .map(({ programFeeID }) => programFeeID)
    .toSorted()

describe('saving a discount with its fees', () => {
  test('new, and changed: all of it', async () => {
    const { once, twice } = await givenFall(desk)
    const { it } = await save({ feeIds: [once.id] })
    expect([it.name, it.percentage, it._version, feesOf(it)]).toEqual(['Spring offer', 25, 1, [once.id]])
    const changed = await save({ id: it.id, _version: 1, percentage: 12.5, feeIds: [twice.id, twice.id] })
    expect([changed.it.percentage, changed.it._version, feesOf(changed.it)]).toEqual([12.5, 2, [twice.id]])
  })

  test.each([
    ['a fee that there is not', { feeIds: ['nobody'] }, 'programFeeID points at a ProgramFee'],
    ['101 percent', { percentage: 101 }, 'The percentage must be between 0 and 100.'],
    ['no name', { name: ' ' }, 'name: Please fill this in.'],
    ['no months', { conditions: '{}' }, 'A discount of type SEASONAL needs the condition serviceMonths.'],
  ])('%s: nothing of it', async (_case, values, message) => {
    const id = randomUUID()
    const { it, error } = await save({ id, ...values })
    expect([it, error?.message]).toEqual([null, expect.stringContaining(message)])
    expect((await getRow(desk, 'Discount', id)).it).toBeNull()
  })

  test('over somebody else’s version: both are returned to choose from', async () => {
    const { it } = await save({})
    await updateRow(desk, 'Discount', { id: it.id, _version: 1, percentage: 30 })
    const { error } = await save({ id: it.id, _version: 1, percentage: 40 })
    expect(error).toMatchObject({ errorType: 'ConflictUnhandled', data: { percentage: 30, _version: 2 } })
  })

  test('only by an administrator', async () => {
    const { error } = await save({}, await parent(`${randomUUID()}@example.org`))
    expect(error?.errorType).toBe('Unauthorized')
  })
})

describe('D-12: a used discount is switched off, not deleted', () => {
  const remove = (id: string, version = 1) =>
    deleteRow(desk, 'Discount', { id, _version: version }, '_deleted')

  test('an unused discount can be deleted, along with its place on the fees', async () => {
    const { once } = await givenFall(desk)
    const { it } = await save({ feeIds: [once.id] })
    expect((await remove(it.id)).it).toEqual({ _deleted: true })
    const [row] = await server.sql`select _deleted from appliable_discounts where discount_id = ${it.id}`
    expect(row?._deleted).toBe(true)
  })

  test('a used one stays, and can be switched off', async () => {
    const { once } = await givenFall(desk)
    const { it } = await save({ feeIds: [once.id] })
    const { mum, child } = await givenMum(desk)
    const registered = await register(mum, await child('Maya'), once)
    expect(registered.error).toBeUndefined()
    expect((await remove(it.id)).error).toMatchObject({
      message: 'One registration has had this discount. Switch it off instead of deleting it.',
      errorInfo: { code: 'IN_USE', field: 'id' },
    })
    const off = await updateRow(desk, 'Discount', { id: it.id, _version: 1, active: false }, 'active')
    expect(off.it).toEqual({ active: false })
  })
})
