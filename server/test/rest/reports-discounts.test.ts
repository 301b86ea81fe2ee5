import { expect, test } from 'vitest'
import { createRow } from '../calls.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { reportDesk } from './report-desk.ts'

const at = reportDesk()

const lineOf = async (id: string) =>
  (await at.ask('/discounts')).body.items.find((line: { id: string }) => line.id === id)

test('a line says what the discount is, which fees allow it, and how often it was given', async () => {
  const { once, twice } = await givenFall(at.desk)
  const values = { type: 'SEASONAL', percentage: 12.5, conditions: '{"serviceMonths":["2025-10"]}' }
  const discount = await at.given.discount({ name: 'October', ...values, priority: 5 })
  for (const fee of [once, twice])
    await createRow(at.desk, 'AppliableDiscount', { programFeeID: fee.id, discountID: discount.id })
  expect(await lineOf(discount.id)).toEqual({
    id: discount.id,
    version: 1,
    name: 'October',
    ...values,
    description: null,
    startDate: null,
    endDate: null,
    active: true,
    priority: 5,
    stacks: null,
    feeIds: expect.toSatisfy(
      (ids: string[]) => ids.toSorted().join() === [once.id, twice.id].toSorted().join(),
    ),
    uses: 0,
    givenCents: 0,
  })
  const { mum, child } = await givenMum(at.desk)
  await register(mum, await child('Maya'), once)
  // An eighth of October's $80.00.
  expect(await lineOf(discount.id)).toMatchObject({ uses: 1, givenCents: 1000 })
})

test('what is deleted is not there, neither the discount nor a fee that allowed it', async () => {
  const { once } = await givenFall(at.desk)
  const discount = await at.given.discount()
  await createRow(at.desk, 'AppliableDiscount', { programFeeID: once.id, discountID: discount.id })
  await at.server.sql`update program_fees set _deleted = true where id = ${once.id}`
  expect((await lineOf(discount.id)).feeIds).toEqual([])
  await at.server.sql`update discounts set _deleted = true where id = ${discount.id}`
  expect(await lineOf(discount.id)).toBeUndefined()
})
