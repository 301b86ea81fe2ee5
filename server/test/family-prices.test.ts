import { describe, expect, test } from 'vitest'
import { createRow, deleteRow, getRow, listRows, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import { givenBy, type Row } from './given.ts'
import { emailsTo, moveTo, subjectsTo } from './registering.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

const OCTOBER = { months: ['2025-10'] }

async function givenTwo(fee: 'once' | 'twice' = 'once') {
  const fall = await givenFall(desk)
  const family = await givenMum(desk)
  const join = async (firstName: string, plan: Row = fall[fee]) =>
    (await register(family.mum, await family.child(firstName), plan, OCTOBER)).it.id as string
  return { ...fall, ...family, join, maya: await join('Maya') }
}

const priceOf = async (id: string) => (await getRow(desk, REGISTRATION, id, 'priceCents')).it.priceCents

/** Month, percentage and amount of each discount row that counts; together they must match the price. */
async function discountsOf(id: string): Promise<unknown[]> {
  const { it } = await getRow(
    desk,
    REGISTRATION,
    id,
    'priceCents priceWorking discounts { items { percentage amountCents month } }',
  )
  const { discountCents, totalCents } = JSON.parse(it.priceWorking)
  const rows: { percentage: number; amountCents: number; month: string }[] = it.discounts.items
  expect(rows.reduce((sum, row) => sum + row.amountCents, 0)).toBe(discountCents)
  expect(totalCents).toBe(it.priceCents)
  return rows.map(({ percentage, amountCents, month }) => [month, percentage, amountCents])
}

describe('M-6: a sibling joins', () => {
  test.each([
    ['PENDING', []],
    ['APPROVED', ['APPROVED']],
  ])(
    'a registration that is %s gets a new price and discount rows, and the family is told',
    async (_status, way) => {
      const { join, maya, user } = await givenTwo()
      for (const step of way) await moveTo(desk, maya, step)
      expect(await discountsOf(maya)).toEqual([])
      const leo = await join('Leo')
      expect([await priceOf(maya), await priceOf(leo)]).toEqual([6_400, 6_400])
      expect(await discountsOf(maya)).toEqual([['2025-10', 20, 1_600]])
      const message = (await emailsTo(server, user.email)).at(-1)
      expect(message?.subject).toBe('The price of your registrations has changed')
      expect(message?.text).toContain('Maya: $64.00 instead of $80.00.')
      expect(message?.text).not.toContain('Leo:')
    },
  )

  test('a paid registration stays unchanged, and nobody gets an email about it', async () => {
    const { join, maya, user } = await givenTwo()
    await moveTo(desk, maya, 'APPROVED')
    await moveTo(desk, maya, 'ACTIVE')
    await join('Leo')
    expect(await priceOf(maya)).toBe(8_000)
    expect(await subjectsTo(server, user.email)).not.toContain('The price of your registrations has changed')
  })

  test('one on the waiting list does not count until it has a place', async () => {
    const { join, maya, mum, user } = await givenTwo()
    const full = await givenFall(desk, { capacity: 1 })
    const holder = await givenMum(desk)
    const { it } = await register(holder.mum, await holder.child('Zoe'), full.once, OCTOBER)
    const leo = await join('Leo', full.once)
    expect([await priceOf(maya), await priceOf(leo)]).toEqual([8_000, 6_400])
    await moveTo(holder.mum, it.id, 'CANCELLED')
    await moveTo(mum, leo, 'APPROVED')
    expect(await priceOf(maya)).toBe(6_400)
    expect((await subjectsTo(server, user.email)).at(-1)).toBe('The price of your registrations has changed')
  })

  test('an approved one that no longer costs anything becomes active (R-6)', async () => {
    const { once, ...fall } = await givenTwo()
    await updateRow(desk, 'Discount', { id: fall.family.id, _version: 1, percentage: 100 })
    await moveTo(desk, fall.maya, 'APPROVED')
    await fall.join('Leo')
    const { it } = await getRow(desk, REGISTRATION, fall.maya, 'status priceCents')
    expect(it).toEqual({ status: 'ACTIVE', priceCents: 0 })
  })
})

describe('M-7: a sibling leaves', () => {
  test.each([
    ['PENDING', 8_000, [] as unknown[]],
    ['APPROVED', 6_400, [['2025-10', 20, 1_600]]],
  ])('one that is %s then costs %i', async (status, cents, discounts) => {
    const { join, maya, mum, user } = await givenTwo()
    const leo = await join('Leo')
    if (status !== 'PENDING') await moveTo(desk, maya, status)
    await moveTo(mum, leo, 'CANCELLED')
    expect(await priceOf(maya)).toBe(cents)
    expect(await discountsOf(maya)).toEqual(discounts)
    expect((await subjectsTo(server, user.email)).at(-1)).toBe(
      status === 'PENDING'
        ? 'The price of your registrations has changed'
        : 'Leo’s registration is cancelled',
    )
  })

  test('M-6: if a sibling is rejected, an approved one gets a new price, too', async () => {
    const { join, maya } = await givenTwo()
    const leo = await join('Leo')
    await moveTo(desk, maya, 'APPROVED')
    await moveTo(desk, leo, 'REJECTED', { reason: 'no coach' })
    expect(await priceOf(maya)).toBe(8_000)
  })

  test('deleting a registration deletes its discount rows', async () => {
    const { join, maya } = await givenTwo()
    const leo = await join('Leo')
    await deleteRow(desk, REGISTRATION, { id: leo, _version: 1 })
    expect(await priceOf(maya)).toBe(8_000)
    expect(
      await server.sql`select from registration_discounts where registration_id = ${leo} and not _deleted`,
    ).toHaveLength(0)
  })
})

test('M-8: later changes by the club do not affect a family that has registered', async () => {
  const { join, maya, once, december } = await givenTwo()
  await updateRow(desk, 'ProgramFee', { id: once.id, _version: 1, amount: 99 })
  await updateRow(desk, 'Discount', { id: december.id, _version: 1, active: false })
  const leo = await join('Leo')
  expect([await priceOf(maya), await priceOf(leo)]).toEqual([6_400, 7_920])
})

test('two siblings at once, in two programs: both get the discount', async () => {
  const [fall, spring] = [await givenFall(desk), await givenFall(desk)]
  const { mum, child } = await givenMum(desk)
  const [maya, leo] = [await child('Maya'), await child('Leo')]
  const made = await Promise.all([
    register(mum, maya, fall.once, OCTOBER),
    register(mum, leo, spring.once, OCTOBER),
  ])
  expect(await Promise.all(made.map(({ it }) => priceOf(it.id)))).toEqual([6_400, 6_400])
})

describe('M-8: an agreed price stays agreed', () => {
  /** Maya is approved at 6400. Leo, whose registration made it 6400 instead of 8000, has left. */
  async function givenKept() {
    const family = await givenTwo()
    const leo = await family.join('Leo')
    await moveTo(desk, family.maya, 'APPROVED')
    await moveTo(family.mum, leo, 'CANCELLED')
    return family
  }

  test('when somebody joins a waiting list, or the club gives another child a discount', async () => {
    const { join, maya } = await givenKept()
    const full = await givenFall(desk, { capacity: 1 })
    const holder = await givenMum(desk)
    await register(holder.mum, await holder.child('Zoe'), full.once, OCTOBER)
    await join('Ida', full.once)
    expect(await priceOf(maya)).toBe(6_400)
    const { once } = await givenFall(desk)
    const ada = await join('Ada', once)
    const gift = await givenBy(desk).discount({ name: 'Thanks', type: 'VOLUNTEER', percentage: 10 })
    await givenBy(desk).create('AppliableDiscount', { programFeeID: once.id, discountID: gift.id })
    await createRow(desk, 'RegistrationDiscount', { registrationID: ada, discountID: gift.id })
    expect([await priceOf(ada), await priceOf(maya)]).toEqual([5_760, 6_400])
  })

  test('a sibling who joins and is rejected changes nothing', async () => {
    const { join, maya } = await givenKept()
    await moveTo(desk, await join('Ada'), 'REJECTED', { reason: 'no coach' })
    expect(await priceOf(maya)).toBe(6_400)
    expect(await discountsOf(maya)).toEqual([['2025-10', 20, 1_600]])
  })

  test('R-4: one who has completed the season counts when another child joins', async () => {
    const { join, maya } = await givenTwo()
    const leo = await join('Leo')
    await server.sql`update player_program_registrations set status = 'COMPLETED' where id = ${leo}`
    const ada = await join('Ada')
    expect([await priceOf(maya), await priceOf(ada)]).toEqual([6_400, 6_400])
  })

  test('conditions that the club edits apply to new registrations only', async () => {
    const { join, maya, family } = await givenTwo()
    const leo = await join('Leo')
    await updateRow(desk, 'Discount', { id: family.id, _version: 1, conditions: '{"minChildren":4}' })
    const ada = await join('Ada')
    expect(await Promise.all([maya, leo, ada].map(priceOf))).toEqual([6_400, 6_400, 8_000])
  })
})

describe('accounts that are linked as one family', () => {
  test('get new prices when they are linked, and when they part', async () => {
    const { once } = await givenFall(desk)
    const [mum, dad] = [await givenMum(desk), await givenMum(desk)]
    const ids = []
    for (const [one, name] of [
      [mum, 'Maya'],
      [dad, 'Leo'],
    ] as const)
      ids.push((await register(one.mum, await one.child(name), once, OCTOBER)).it.id)
    const link = (user: Row, _version: number, family: string | null) =>
      updateRow(desk, 'User', { id: user.id, _version, family })
    await link(mum.user, 1, mum.user.id)
    await link(dad.user, 1, mum.user.id)
    expect(await Promise.all(ids.map(priceOf))).toEqual([6_400, 6_400])
    for (const { user } of [mum, dad])
      expect((await subjectsTo(server, user.email)).at(-1)).toBe(
        'The price of your registrations has changed',
      )
    await link(dad.user, 2, null)
    expect(await Promise.all(ids.map(priceOf))).toEqual([8_000, 8_000])
  })
})

describe('D-11: a discount by hand', () => {
  async function givenHardship() {
    const family = await givenTwo()
    const hardship = await givenBy(desk).discount({ name: 'Hardship', type: 'HARDSHIP', percentage: 50 })
    await givenBy(desk).create('AppliableDiscount', { programFeeID: family.once.id, discountID: hardship.id })
    const give = (id: string) =>
      createRow(
        desk,
        'RegistrationDiscount',
        { id: `by hand ${family.maya}`, registrationID: id, discountID: hardship.id },
        'id percentage amountCents month',
      )
    return { ...family, hardship, give }
  }

  test('changes the price, is kept when a sibling joins, and ends when it is taken back', async () => {
    const { give, maya, join, user } = await givenHardship()
    expect((await give(maya)).it).toEqual({
      id: `by hand ${maya}`,
      percentage: 50,
      amountCents: 4_000,
      month: '2025-10',
    })
    expect(await priceOf(maya)).toBe(4_000)
    expect((await emailsTo(server, user.email)).at(-1)?.text).toContain('Maya: $40.00 instead of $80.00.')
    await join('Leo')
    expect(await priceOf(maya)).toBe(3_200)
    const { it } = await listRows(
      desk,
      'RegistrationDiscount',
      {
        registrationID: { eq: maya },
        percentage: { eq: 50 },
      },
      'id _version',
    )
    await deleteRow(desk, 'RegistrationDiscount', it.items[0])
    expect(await priceOf(maya)).toBe(6_400)
    expect(await discountsOf(maya)).toEqual([['2025-10', 20, 1_600]])
  })

  test('not twice, not on a paid registration, and not if the fee does not allow it', async () => {
    const { give, maya, once, hardship } = await givenHardship()
    await give(maya)
    const again = await createRow(desk, 'RegistrationDiscount', {
      registrationID: maya,
      discountID: hardship.id,
    })
    expect(again.error?.errorInfo?.code).toBe('NO_EFFECT')
    await moveTo(desk, maya, 'APPROVED')
    await moveTo(desk, maya, 'ACTIVE')
    expect((await give(maya)).error?.errorInfo?.code).toBe('PRICE_SETTLED')
    await server.sql`update appliable_discounts set _deleted = true where program_fee_id = ${once.id}`
    expect((await give(maya)).error?.errorInfo?.code).toBe('NOT_ALLOWED')
  })
})
