import { expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import { emailsTo, moveTo } from './registering.ts'

const at = clubAt('2025-09-01T17:00:00Z')

/** Maya trains on Saturdays in October and November, paid: $160. */
async function givenPaid() {
  const { once } = await givenFall(at.desk)
  const family = await givenMum(at.desk)
  const { it } = await register(family.mum, await family.child('Maya'), once, {
    months: ['2025-10', '2025-11'],
    days: ['SAT'],
  })
  await moveTo(at.desk, it.id, 'APPROVED')
  await moveTo(at.desk, it.id, 'ACTIVE')
  return { ...family, id: it.id as string }
}

const refundOf = async (id: string) =>
  (
    await getRow(
      at.desk,
      REGISTRATION,
      id,
      'status refundCents refundWorking withdrawalAskedAt withdrawalCause withdrawnAt approvedAt paidAt _version',
    )
  ).it

/** Asks to withdraw like a family; null takes it back. */
async function ask(who: Person, id: string, withdrawalCause: string | null = 'CHANGE_OF_MIND') {
  const { _version } = await refundOf(id)
  return updateRow(who, REGISTRATION, { id, _version, withdrawalCause })
}

test('R-7: the family asks, the place is held, the club confirms; each step is recorded with its time', async () => {
  const { id, mum } = await givenPaid()
  at.now = new Date('2025-09-20T17:00:00Z')
  expect((await moveTo(mum, id, 'WITHDRAWN')).error?.errorInfo?.code).toBe('NOT_YOURS')
  await ask(mum, id)
  const steps = { approvedAt: '2025-09-01T17:00:00.000Z', paidAt: '2025-09-01T17:00:00.000Z' }
  const asked = { ...steps, withdrawalAskedAt: '2025-09-20T17:00:00.000Z', refundCents: 16_000 }
  expect(await refundOf(id)).toMatchObject({ ...asked, status: 'ACTIVE', withdrawnAt: null })
  at.now = new Date('2025-10-20T17:00:00Z')
  await moveTo(at.desk, id, 'WITHDRAWN')
  expect(await refundOf(id)).toMatchObject({
    ...asked,
    status: 'WITHDRAWN',
    withdrawnAt: '2025-10-20T17:00:00.000Z',
  })
})

test('R-7: taken back, nothing of it remains', async () => {
  const { id, mum } = await givenPaid()
  await ask(mum, id, 'MOVED_AWAY')
  await ask(mum, id, null)
  const nothing = { withdrawalAskedAt: null, withdrawalCause: null, refundCents: null, refundWorking: null }
  expect(await refundOf(id)).toMatchObject({ status: 'ACTIVE', ...nothing })
})

test('F-7: with another cause later, the day of the first request still counts', async () => {
  const { id, mum } = await givenPaid()
  at.now = new Date('2025-10-11T17:00:00Z')
  await ask(mum, id)
  at.now = new Date('2025-10-30T17:00:00Z')
  await ask(mum, id, 'MOVED_AWAY')
  expect((await refundOf(id)).refundCents).toBe(12_000)
})

test.each([
  ['before October', '2025-10-03T17:00:00Z', 'CHANGE_OF_MIND', 16_000],
  ['in October', '2025-10-04T17:00:00Z', 'CHANGE_OF_MIND', 8_000],
  ['late in the evening of the day before in Vancouver', '2025-10-04T06:00:00Z', 'CHANGE_OF_MIND', 16_000],
  ['moving away, 2 of 4 Saturdays left', '2025-10-11T17:00:00Z', 'MOVED_AWAY', 12_000],
  ['hurt, without a note', '2025-10-11T17:00:00Z', 'INJURY', 8_000],
])(
  'F-7: a family asks %s: the refund is stored with its calculation, and emailed twice',
  async (_case, day, cause, cents) => {
    const { id, mum, user } = await givenPaid()
    at.now = new Date(day)
    await ask(mum, id, cause)
    const { refundCents, refundWorking } = await refundOf(id)
    expect(refundCents).toBe(cents)
    const lines = JSON.parse(refundWorking).lines as { refundCents: number; reason: string }[]
    expect(lines.reduce((sum, line) => sum + line.refundCents, 0)).toBe(cents)
    await moveTo(at.desk, id, 'WITHDRAWN')
    const [asked, left] = (await emailsTo(at.server, user.email)).slice(-2)
    expect([asked?.subject, left?.subject]).toEqual([
      'You asked to withdraw Maya from Fall training',
      'Maya has left Fall training',
    ])
    expect(asked?.text).toContain(`Refund: $${cents / 100}.00\nReference: `)
    expect(left?.text).toContain(`Refund: $${cents / 100}.00\nReference: `)
    expect(left?.text).toContain(lines[0]?.reason)
  },
)

test('the doctor’s note comes later: the refund counts from the day of the request', async () => {
  const { id, mum } = await givenPaid()
  at.now = new Date('2025-10-11T17:00:00Z')
  await ask(mum, id, 'INJURY')
  await moveTo(at.desk, id, 'WITHDRAWN')
  at.now = new Date('2025-10-30T17:00:00Z')
  const { _version } = await refundOf(id)
  const note = { id, _version, doctorsNote: true }
  expect((await updateRow(mum, REGISTRATION, note)).error?.message).toBe(
    'Unauthorized on [doctorsNote]. doctorsNote can only be set by the club.',
  )
  expect((await updateRow(at.desk, REGISTRATION, note, 'refundCents')).it).toEqual({ refundCents: 12_000 })
  const paidBack = { id, _version: _version + 1, refundedAt: '2025-10-30T17:00:00.000Z' }
  expect((await updateRow(at.desk, REGISTRATION, paidBack, 'refundedAt refundCents')).it).toEqual({
    refundedAt: '2025-10-30T17:00:00.000Z',
    refundCents: 12_000,
  })
})

test('only the club can say that there was no place', async () => {
  const { id, mum } = await givenPaid()
  at.now = new Date('2025-11-20T17:00:00Z')
  const { error } = await ask(mum, id, 'NO_PLACE')
  expect(error?.errorInfo).toMatchObject({ code: 'NOT_YOURS', field: 'withdrawalCause' })
  await moveTo(at.desk, id, 'WITHDRAWN', { withdrawalCause: 'NO_PLACE' })
  expect((await refundOf(id)).refundCents).toBe(16_000)
})

test('R-5: reopened, it starts over without a past', async () => {
  const { id, mum } = await givenPaid()
  await ask(mum, id)
  await moveTo(at.desk, id, 'WITHDRAWN')
  await moveTo(at.desk, id, 'PENDING', { reason: 'changed their mind' })
  expect(await refundOf(id)).toMatchObject({
    status: 'PENDING',
    refundCents: null,
    refundWorking: null,
    withdrawalAskedAt: null,
    withdrawnAt: null,
    approvedAt: null,
    paidAt: null,
  })
})

test('a settled or unpaid one cannot be asked about', async () => {
  const { id, mum } = await givenPaid()
  await ask(mum, id)
  await moveTo(at.desk, id, 'WITHDRAWN')
  expect((await ask(mum, id, 'MOVED_AWAY')).error?.errorInfo).toMatchObject({
    code: 'NOT_PAID',
    field: 'withdrawalCause',
  })
})
