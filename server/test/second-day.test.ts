import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { askFor, getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import type { Row } from './given.ts'
import { emailsTo, moveTo } from './registering.ts'

const at = clubAt('2025-09-28T17:00:00Z')

const october = { months: ['2025-10', '2025-11'], days: ['SAT'] }

/** Maya comes on Saturdays in October and November. */
async function givenSaturdays({ capacity }: { capacity?: number } = {}) {
  const fall = await givenFall(at.desk, capacity ? { capacity } : {})
  const family = await givenMum(at.desk)
  const maya = await family.child('Maya')
  const { it } = await register(family.mum, maya, fall.once, october)
  return { ...fall, ...family, maya, id: it.id as string }
}

async function pay(id: string) {
  await moveTo(at.desk, id, 'APPROVED')
  await moveTo(at.desk, id, 'ACTIVE')
}

const add = (who: Person, registrationId: string, values: Record<string, unknown> = {}) =>
  askFor(
    who,
    `mutation Add($input: AddSecondDayInput!) {
      it: addSecondDay(input: $input) { id status days months priceCents replacesId priceWorking }
    }`,
    { input: { id: randomUUID(), registrationId, day: 'SUN', ...values } },
  )

const stateOf = async (id: string) =>
  (await getRow(at.desk, REGISTRATION, id, 'status priceCents refundCents withdrawnAt _version')).it
const placesLeft = async ({ id }: Row) => (await getRow(at.desk, 'Program', id, 'placesLeft')).it.placesLeft

test('M-5: Saturday is paid, then Sunday is added: $70 a month more, and the first registration ends', async () => {
  const { mum, id, user } = await givenSaturdays()
  await pay(id)
  const { it } = await add(mum, id)
  expect(it).toMatchObject({
    status: 'PENDING',
    days: ['SAT', 'SUN'],
    months: ['2025-10', '2025-11'],
    priceCents: 14_000,
    replacesId: id,
  })
  expect(JSON.parse(it.priceWorking).lines[0].credit.reason).toBe('You have already paid $80.00 for October.')
  expect(await stateOf(id)).toMatchObject({ status: 'WITHDRAWN', priceCents: 16_000, refundCents: 0 })
  expect((await emailsTo(at.server, user.email)).at(-1)?.text).toContain('$140.00')
})

test('M-11: not paid yet: the full price of both days', async () => {
  const { mum, id } = await givenSaturdays()
  expect((await add(mum, id)).it).toMatchObject({ priceCents: 30_000 })
  expect((await stateOf(id)).status).toBe('CANCELLED')
})

test('M-5: with the family discount, even if the sibling comes later', async () => {
  const { mum, id, once, child } = await givenSaturdays()
  await pay(id)
  const { it } = await add(mum, id)
  await register(mum, await child('Leo'), once, october)
  // 15000 − 3000 − 8000 paid without the discount, twice.
  expect((await stateOf(it.id)).priceCents).toBe(8_000)
})

test('M-11: in a full program the place moves to the bigger plan, not to the next in line', async () => {
  const { mum, id, program, once } = await givenSaturdays({ capacity: 1 })
  const other = await givenMum(at.desk)
  const waiting = (await register(other.mum, await other.child('Zoe'), once, october)).it.id
  const { it } = await add(mum, id)
  expect(it.status).toBe('PENDING')
  expect((await stateOf(waiting)).status).toBe('WAITLISTED')
  expect(await placesLeft(program)).toBe(0)
})

test.each([
  [
    'rejected by the club',
    async (_mum: Person, id: string) => moveTo(at.desk, id, 'REJECTED', { reason: 'No coach.' }),
  ],
  ['cancelled by the family', async (mum: Person, id: string) => moveTo(mum, id, 'CANCELLED')],
])('M-11: %s, the paid Saturdays are back', async (_case, undo) => {
  const { mum, id, program } = await givenSaturdays({ capacity: 1 })
  await pay(id)
  const { it } = await add(mum, id)
  await undo(mum, it.id)
  expect(await stateOf(id)).toMatchObject({ status: 'ACTIVE', refundCents: null, withdrawnAt: null })
  expect(await placesLeft(program)).toBe(0)
})

test('M-11: a withdrawal from both days refunds what was paid for both', async () => {
  const { mum, id } = await givenSaturdays()
  await pay(id)
  const { it } = await add(mum, id)
  await pay(it.id)
  const { _version } = await stateOf(it.id)
  await updateRow(mum, REGISTRATION, { id: it.id, _version, withdrawalCause: 'CHANGE_OF_MIND' })
  expect((await stateOf(it.id)).refundCents).toBe(30_000)
})

test('R-12: the same request twice makes one', async () => {
  const { mum, id } = await givenSaturdays()
  const values = { id: randomUUID() }
  const answers = [await add(mum, id, values), await add(mum, id, values)]
  expect(answers.map(({ it }) => it.id)).toEqual([values.id, values.id])
})

test('another family’s registration is not found', async () => {
  const { id } = await givenSaturdays()
  const { mum } = await givenMum(at.desk)
  expect((await add(mum, id)).error?.errorType).toBe('NotFound')
})

test.each([
  ['a day that it has', 'SAT', 'NO_SECOND_DAY'],
  ['no day at all', 'someday', 'NO_SECOND_DAY'],
])('%s is refused', async (_case, day, code) => {
  const { mum, id } = await givenSaturdays()
  expect((await add(mum, id, { day })).error?.errorInfo).toMatchObject({ code, field: 'day' })
  expect((await stateOf(id)).status).toBe('PENDING')
})
