import { defaultBasics } from '@touchline/domain/club/defaults/base.ts'
import { accountOf, openCents } from '@touchline/domain/money/dues.ts'
import type { Entry } from '@touchline/domain/money/entry.ts'
import type { ChangedMonths } from '@touchline/domain/registrations/change-months.ts'
import { describe, expect, test } from 'vitest'
import type { Person } from './amplify-client.ts'
import { askFor, getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import { givenPartner } from './family.ts'
import { givenBy } from './given.ts'
import { emailsTo, moveTo } from './registering.ts'
import { storeSetting } from './store-setting.ts'

const at = clubAt('2025-10-20T17:00:00Z')

const [OCTOBER, NOVEMBER, DECEMBER] = ['2025-10', '2025-11', '2025-12'] as const

/** Maya comes on Saturdays in October and November. */
async function givenMaya(status: 'PENDING' | 'APPROVED' | 'ACTIVE', values: Record<string, unknown> = {}) {
  const fall = await givenFall(at.desk, values)
  const family = await givenMum(at.desk)
  const maya = await family.child('Maya')
  const chosen = { months: [OCTOBER, NOVEMBER], days: ['SAT'] }
  const { it } = await register(family.mum, maya, fall.once, chosen)
  if (status !== 'PENDING') await moveTo(at.desk, it.id, 'APPROVED')
  if (status === 'ACTIVE') await moveTo(at.desk, it.id, 'ACTIVE')
  return { ...fall, ...family, maya, id: it.id as string }
}

const send = (who: Person, registrationId: string, months: string[], seen: Record<string, unknown> = {}) =>
  askFor(who, 'mutation Change($input: ChangeMonthsInput!) { it: changeMonths(input: $input) { working } }', {
    input: { registrationId, months, ...seen },
  })

const workingOf = ({ it }: Awaited<ReturnType<typeof send>>): ChangedMonths => JSON.parse(it.working)

/** As on the screen: first the preview, then the change exactly as previewed. */
async function change(who: Person, id: string, months: string[]): Promise<ChangedMonths> {
  const { version, priceCents } = workingOf(await send(who, id, months))
  return workingOf(await send(who, id, months, { _version: version, priceCents }))
}

const stateOf = async (id: string) =>
  (await getRow(at.desk, REGISTRATION, id, 'status months priceCents openCents refundCents _version')).it

/** The charges by month, and how much of each is open. */
async function accountOfFamily(userId: unknown) {
  const { it } = await getRow(at.desk, 'User', userId as string, 'ledger')
  const { entries }: { entries: Entry[] } = JSON.parse(it.ledger)
  const { dues, creditCents } = accountOf(entries)
  const costing = dues.filter(({ cents }) => cents > 0)
  return { dues: costing.map((due) => [due.month, due.dueOn, due.cents, openCents(due)]), creditCents }
}

describe('B-18: adding a month', () => {
  test('to a paid place: the month is charged and due, and nothing else changes', async () => {
    const { mum, user, id } = await givenMaya('ACTIVE')
    const { added, beforeCents, priceCents } = await change(mum, id, [OCTOBER, NOVEMBER, DECEMBER])
    expect([beforeCents, priceCents]).toEqual([16_000, 20_000])
    expect(added.map(({ month, totalCents, addedOn }) => [month, totalCents, addedOn])).toEqual([
      [DECEMBER, 4_000, '2025-10-20'],
    ])
    expect(await stateOf(id)).toMatchObject({
      status: 'ACTIVE',
      months: [OCTOBER, NOVEMBER, DECEMBER],
      openCents: 4_000,
    })
    expect((await accountOfFamily(user.id)).dues).toEqual([
      [OCTOBER, '2025-10-27', 8_000, 0],
      [NOVEMBER, '2025-11-01', 8_000, 0],
      [DECEMBER, '2025-12-01', 4_000, 4_000],
    ])
    const email = (await emailsTo(at.server, user.email)).at(-1)
    expect(email?.subject).toBe('Maya’s months in Fall training have changed')
    expect(email?.text).toContain('We’ve added December.')
  })

  test('a month that has begun: the family has its usual days to pay', async () => {
    const { mum, user, id } = await givenMaya('APPROVED')
    at.now = new Date('2025-12-02T17:00:00Z')
    await change(mum, id, [OCTOBER, NOVEMBER, DECEMBER])
    expect((await accountOfFamily(user.id)).dues.at(-1)).toEqual([DECEMBER, '2025-12-09', 4_000, 4_000])
  })

  test('with the fee and the manual discount of the place, even in a full program', async () => {
    const { mum, once, id } = await givenMaya('PENDING', { capacity: 1 })
    const given = givenBy(at.desk)
    const thanks = await given.discount({ name: 'Thanks', type: 'VOLUNTEER', percentage: 10 })
    await given.create('AppliableDiscount', { programFeeID: once.id, discountID: thanks.id })
    await given.create('RegistrationDiscount', {
      playerProgramRegistrationDiscountsId: id,
      registrationID: id,
      discountID: thanks.id,
    })
    await updateRow(at.desk, 'ProgramFee', { id: once.id, _version: 1, amount: 100 })
    const { priceCents } = await change(mum, id, [OCTOBER, NOVEMBER, DECEMBER])
    expect(priceCents).toBe(7_200 + 7_200 + 3_600)
  })

  test('a sibling gets the family discount for it, and so does an unpaid month of a paid place', async () => {
    const { mum, child, once, id } = await givenMaya('ACTIVE')
    await change(mum, id, [OCTOBER, NOVEMBER, DECEMBER])
    const { it } = await register(mum, await child('Leo'), once, { months: [DECEMBER], days: ['SAT'] })
    expect(it.priceCents).toBe(3_200)
    // October and November are paid; December is not.
    expect((await stateOf(id)).priceCents).toBe(16_000 + 3_200)
    const { siblings } = await change(mum, it.id, [NOVEMBER, DECEMBER])
    expect(siblings).toEqual([])
  })
})

describe('B-18: removing a month before it begins', () => {
  test('what was paid for it stays on the account', async () => {
    const { mum, user, id } = await givenMaya('ACTIVE')
    const { takenAway } = await change(mum, id, [OCTOBER])
    expect(takenAway).toEqual([{ month: NOVEMBER, cents: 8_000, paidCents: 8_000 }])
    expect(await accountOfFamily(user.id)).toEqual({
      dues: [[OCTOBER, '2025-10-27', 8_000, 0]],
      creditCents: 8_000,
    })
    expect((await emailsTo(at.server, user.email)).at(-1)?.text).toContain(
      'The $80.00 you paid for November stays on your account',
    )
    const { ledger } = (await getRow(at.desk, 'User', user.id as string, 'ledger')).it
    const credit = JSON.parse(ledger).entries.at(-1)
    expect([credit.kind, credit.month, credit.note]).toEqual(['CREDIT', NOVEMBER, 'Month taken away'])
  })

  test('and swapping it for another in one step', async () => {
    const { mum, user, id } = await givenMaya('ACTIVE')
    await change(mum, id, [OCTOBER, DECEMBER])
    expect(await accountOfFamily(user.id)).toEqual({
      dues: [
        [OCTOBER, '2025-10-27', 8_000, 0],
        [DECEMBER, '2025-12-01', 4_000, 0],
      ],
      creditCents: 4_000,
    })
  })

  test('if the rest is paid, the place is paid, in a club that waits for all of it (B-20)', async () => {
    await storeSetting(at.server, 'payment', { ...defaultBasics.payment, activeFrom: 'ALL_PAID' })
    const { mum, user, id } = await givenMaya('APPROVED')
    await askFor(at.desk, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
      input: { id: `part of ${id}`, userId: user.id, kind: 'PAYMENT', cents: 8_000, day: '2025-10-20' },
    })
    expect((await stateOf(id)).status).toBe('APPROVED')
    await change(mum, id, [OCTOBER])
    expect((await stateOf(id)).status).toBe('ACTIVE')
    await storeSetting(at.server, 'payment', defaultBasics.payment)
  })

  test('M-7: a sibling who is not approved yet gets a new price, as the preview says', async () => {
    const { mum, child, once, id } = await givenMaya('PENDING')
    const leo = await register(mum, await child('Leo'), once, { months: [NOVEMBER], days: ['SAT'] })
    const { siblings } = await change(mum, id, [OCTOBER])
    expect(siblings).toMatchObject([{ playerName: 'Leo', beforeCents: 6_400, afterCents: 8_000 }])
    expect((await stateOf(leo.it.id)).priceCents).toBe(8_000)
  })
})

test('F-6: a withdrawal refunds what was paid, but not a month that was added and never paid', async () => {
  const { mum, user, id } = await givenMaya('ACTIVE')
  await change(mum, id, [OCTOBER, NOVEMBER, DECEMBER])
  await moveTo(at.desk, id, 'WITHDRAWN', { withdrawalCause: 'CHANGE_OF_MIND' })
  expect((await stateOf(id)).refundCents).toBe(8_000)
  expect(await accountOfFamily(user.id)).toEqual({
    dues: [[OCTOBER, '2025-10-27', 8_000, 0]],
    creditCents: 8_000,
  })
})

test('a preview changes nothing and emails nobody', async () => {
  const { mum, user, id } = await givenMaya('ACTIVE')
  const [before, emails] = [await stateOf(id), await emailsTo(at.server, user.email)]
  expect(workingOf(await send(mum, id, [OCTOBER, DECEMBER]))).toMatchObject({ priceCents: 12_000 })
  expect(await stateOf(id)).toEqual(before)
  expect(await emailsTo(at.server, user.email)).toEqual(emails)
})

test('two guardians at once: one change, one refusal, one charge; repeating the same request makes one', async () => {
  const { mum, user, id } = await givenMaya('ACTIVE')
  const dad = await givenPartner(at.desk, { user })
  const { version, priceCents } = workingOf(await send(mum, id, [OCTOBER, NOVEMBER, DECEMBER]))
  const seen = { _version: version, priceCents }
  const answers = await Promise.all([
    send(mum, id, [OCTOBER, NOVEMBER, DECEMBER], seen),
    send(dad, id, [OCTOBER, DECEMBER], { _version: version, priceCents: 12_000 }),
  ])
  expect(answers.filter(({ error }) => error).map(({ error }) => error?.errorInfo)).toMatchObject([
    { code: 'CHANGED' },
  ])
  const won = answers[0]?.error ? [OCTOBER, DECEMBER] : [OCTOBER, NOVEMBER, DECEMBER]
  expect(workingOf(await send(mum, id, won, seen))).toMatchObject({ added: [], takenAway: [] })
  expect((await stateOf(id)).months).toEqual(won)
  const december = (await accountOfFamily(user.id)).dues.filter(([month]) => month === DECEMBER)
  expect(december.map(([, , cents]) => cents)).toEqual([4_000])
})

test('M-12: a different price than the one seen is refused', async () => {
  const { mum, id } = await givenMaya('ACTIVE')
  const { _version } = await stateOf(id)
  const { error } = await send(mum, id, [OCTOBER, NOVEMBER, DECEMBER], { _version, priceCents: 16_001 })
  expect(error?.errorInfo).toMatchObject({ code: 'CHANGED' })
  expect((await stateOf(id)).priceCents).toBe(16_000)
})

test('another family’s registration is not found, but the desk may change it', async () => {
  const { id } = await givenMaya('APPROVED')
  const { mum } = await givenMum(at.desk)
  expect((await send(mum, id, [OCTOBER])).error?.errorType).toBe('NotFound')
  expect((await change(at.desk, id, [OCTOBER])).months).toEqual([OCTOBER])
})

test('E-3: an injured child keeps its months, but cannot add any', async () => {
  const { mum, maya, id } = await givenMaya('ACTIVE')
  await updateRow(mum, 'Player', { id: maya.id, _version: 1, status: 'ON_HOLD' })
  const { error } = await send(mum, id, [OCTOBER, NOVEMBER, DECEMBER])
  expect(error?.errorInfo).toMatchObject({ field: 'playerRegistrationsId' })
  expect((await change(mum, id, [OCTOBER])).months).toEqual([OCTOBER])
})
