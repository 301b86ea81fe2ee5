import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitor } from '../../server/test/amplify-client.ts'
import { askFor, createRow, getRow } from '../../server/test/calls.ts'
import { givenFall, givenMum, REGISTRATION, register } from '../../server/test/fall.ts'
import { moveTo } from '../../server/test/registering.ts'
import { search } from '../../server/test/search/search.ts'
import { loadProgramLines } from '../../web/app/desk/program-line.ts'
import { loadDiscountLines } from '../../web/app/routes/admin/discounts/discount-line.ts'
import { listDesk, requestOf } from './list-desk.ts'

const at = await listDesk()

const programOf = async (id: string) =>
  (await loadProgramLines(requestOf(at.desk))).find((program) => program.id === id)
const discountOf = async (id: string) =>
  (await loadDiscountLines(requestOf(at.desk))).find((line) => line.id === id)

test('a program with its fees, places and money', async () => {
  const fall = await givenFall(at.desk, { capacity: 3 })
  const { child } = await givenMum(at.desk)
  const ids: string[] = []
  for (const name of ['Ada', 'Bo', 'Cy', 'Di'])
    ids.push((await register(at.desk, await child(name), fall.once, { months: ['2025-10'] })).it.id)
  const [ada, bo] = ids as [string, string]
  await moveTo(at.desk, ada, 'APPROVED')
  await moveTo(at.desk, bo, 'APPROVED')
  await moveTo(at.desk, bo, 'ACTIVE')
  const program = await programOf(fall.program.id)
  expect(program).toMatchObject({
    name: 'Fall training',
    capacity: 3,
    placesHeld: 3,
    placesOnOffer: 0,
    // Each with the family discount, thanks to the second child.
    money: {
      receivedCents: 6_400,
      outstandingCents: 6_400,
      expectedCents: 12_800,
      pendingCents: 6_400,
    },
    fees: [
      { type: 'MONTHLY_ONCE', amountCents: 8_000, liveRegistrations: 4, discountIds: expect.any(Array) },
      { type: 'MONTHLY_TWICE', amountCents: 15_000, liveRegistrations: 0 },
    ],
  })
  expect(program?.counts).toEqual({ PENDING: 1, APPROVED: 1, ACTIVE: 1, WAITLISTED: 1 })
  expect(program?.fees[0]?.discountIds.toSorted()).toEqual([fall.december.id, fall.family.id].toSorted())
})

test('M-10: received is what came in by the books, whatever the status', async () => {
  const fall = await givenFall(at.desk)
  const { child, user } = await givenMum(at.desk)
  const { it } = await register(at.desk, await child('Ada'), fall.once, { months: ['2025-10', '2025-11'] })
  await moveTo(at.desk, it.id, 'APPROVED')
  const moneyNow = async () => {
    const { receivedCents, outstandingCents, expectedCents } = (await programOf(fall.program.id))?.money ?? {}
    return [receivedCents, outstandingCents, expectedCents]
  }
  const book = (input: object) =>
    askFor(at.desk, 'mutation B($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
      input: { userId: user.id, day: '2025-09-01', ...input },
    })
  await book({ id: randomUUID(), kind: 'PAYMENT', cents: 3_000 })
  expect(await moneyNow()).toEqual([3_000, 13_000, 16_000])
  const rest = randomUUID()
  await book({ id: rest, kind: 'PAYMENT', cents: 13_000 })
  expect(await moneyNow()).toEqual([16_000, 0, 16_000])
  // The bank returns the cheque: the place stays ACTIVE, and the money is due again.
  await book({ id: randomUUID(), kind: 'REVERSAL', reversesId: rest, note: 'Cheque returned' })
  expect((await getRow(at.desk, REGISTRATION, it.id, 'status')).it.status).toBe('ACTIVE')
  expect(await moneyNow()).toEqual([3_000, 13_000, 16_000])
})

test('what the club takes in, and gives away, is nobody else’s to read', async () => {
  const fall = await givenFall(at.desk)
  const { mum } = await givenMum(at.desk)
  for (const who of [visitor(), mum]) {
    const program = { filter: { id: { eq: fall.program.id } }, select: 'items { name tally }' }
    expect((await search(who, 'Program', program)).it.items).toEqual([{ name: 'Fall training', tally: null }])
    const discount = { filter: { id: { eq: fall.family.id } }, select: 'items { uses givenCents }' }
    expect((await search(who, 'Discount', discount)).it.items).toEqual([{ uses: null, givenCents: null }])
  }
})

test('a discount with the fees that allow it, and how often it was given', async () => {
  const { once, twice } = await givenFall(at.desk)
  const values = { type: 'SEASONAL', percentage: 12.5, conditions: '{"serviceMonths":["2025-10"]}' }
  const { id } = await at.given.discount({ name: 'October', ...values, priority: 5 })
  for (const fee of [once, twice])
    await createRow(at.desk, 'AppliableDiscount', { programFeeID: fee.id, discountID: id })
  const line = await discountOf(id)
  expect(line).toEqual({
    id,
    version: 1,
    name: 'October',
    ...values,
    description: null,
    startDate: null,
    endDate: null,
    active: true,
    priority: 5,
    stacks: null,
    feeIds: expect.any(Array),
    uses: 0,
    givenCents: 0,
  })
  expect(line?.feeIds.toSorted()).toEqual([once.id, twice.id].toSorted())
  const { mum, child } = await givenMum(at.desk)
  await register(mum, await child('Maya'), once)
  // An eighth of October's $80.00.
  expect(await discountOf(id)).toMatchObject({ uses: 1, givenCents: 1000 })
})

test('what is deleted is not there, neither the discount nor a fee that allowed it', async () => {
  const { once } = await givenFall(at.desk)
  const { id } = await at.given.discount()
  await createRow(at.desk, 'AppliableDiscount', { programFeeID: once.id, discountID: id })
  await at.server.sql`update program_fees set _deleted = true where id = ${once.id}`
  expect((await discountOf(id))?.feeIds).toEqual([])
  await at.server.sql`update discounts set _deleted = true where id = ${id}`
  expect(await discountOf(id)).toBeUndefined()
})
