import { describe, expect, test } from 'vitest'
import { getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import type { Row } from './given.ts'

const { server, desk } = await deskForFile('2025-09-01T17:00:00Z')

describe('the price comes from the club’s data (M)', () => {
  const cases: [string, 'once' | 'twice', string[] | undefined, number][] = [
    ['1: once a week, October', 'once', ['2025-10'], 8_000],
    ['2: both days, October', 'twice', ['2025-10'], 15_000],
    ['5: once a week, December', 'once', ['2025-12'], 4_000],
    ['7: the whole fall, once', 'once', undefined, 28_000],
    ['7: the whole fall, twice', 'twice', undefined, 52_500],
  ]
  test.each(cases)('one child, case %s', async (_case, plan, months, cents) => {
    const fall = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    const { it, error } = await register(mum, await child('Maya'), fall[plan], { months })
    expect(error).toBeUndefined()
    expect(it).toMatchObject({
      status: 'PENDING',
      priceCents: cents,
      months: months ?? ['2025-09', '2025-10', '2025-11', '2025-12'],
    })
    expect(JSON.parse(it.priceWorking).totalCents).toBe(cents)
  })

  test('8: the second child of a family, the whole fall, gets 20 % on each line, in December on what is left', async () => {
    const { once, december, family } = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    await register(mum, await child('Maya'), once)
    const { it } = await register(mum, await child('Leo'), once)
    expect(it.priceCents).toBe(22_400)
    const month = (of: string, discountID: string, percentage: number, amountCents: number) => ({
      month: of,
      discountID,
      percentage,
      amountCents,
      registrationID: it.id,
    })
    expect(
      it.discounts.items.toSorted((a: { month: string; percentage: number }, b: typeof a) =>
        `${a.month} ${100 - a.percentage}` < `${b.month} ${100 - b.percentage}` ? -1 : 1,
      ),
    ).toEqual([
      month('2025-09', family.id, 20, 1_600),
      month('2025-10', family.id, 20, 1_600),
      month('2025-11', family.id, 20, 1_600),
      month('2025-12', december.id, 50, 4_000),
      month('2025-12', family.id, 20, 800),
    ])
    const lines = JSON.parse(it.priceWorking).lines as {
      month: string
      totalCents: number
      playerName: string
    }[]
    expect(lines.map((line) => [line.playerName, line.month, line.totalCents])).toEqual([
      ['Leo', '2025-09', 6_400],
      ['Leo', '2025-10', 6_400],
      ['Leo', '2025-11', 6_400],
      ['Leo', '2025-12', 3_200],
    ])
  })

  test('guardians with linked accounts are one family; others are not', async () => {
    const { once } = await givenFall(desk)
    const [mum, dad, neighbour] = [await givenMum(desk), await givenMum(desk), await givenMum(desk)]
    for (const { user } of [mum, dad])
      await updateRow(desk, 'User', { id: user.id, _version: 1, family: mum.user.id })
    await register(mum.mum, await mum.child('Maya'), once, { months: ['2025-10'] })
    const price = async (of: typeof mum) =>
      (await register(of.mum, await of.child('Leo'), once, { months: ['2025-10'] })).it.priceCents
    expect(await price(dad)).toBe(6_400)
    expect(await price(neighbour)).toBe(8_000)
  })

  test('an id sent as null costs nobody the family discount', async () => {
    const { once } = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    await register(mum, await child('Maya'), once, { months: ['2025-10'] })
    const { it } = await register(mum, await child('Leo'), once, { months: ['2025-10'], id: null })
    expect(it).toMatchObject({ id: expect.any(String), priceCents: 6_400 })
  })

  test('a cancelled sibling does not count, nor does a sibling in another month', async () => {
    const { once } = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    const { it: first } = await register(mum, await child('Maya'), once, { months: ['2025-10'] })
    const november = await register(mum, await child('Zoe'), once, { months: ['2025-11'] })
    expect(november.it.priceCents).toBe(8_000)
    await updateRow(mum, REGISTRATION, { id: first.id, _version: 1, status: 'CANCELLED' })
    expect((await register(mum, await child('Leo'), once, { months: ['2025-10'] })).it.priceCents).toBe(8_000)
  })

  test('a discount that is off, or that the fee does not allow, takes nothing off', async () => {
    const { twice, december } = await givenFall(desk)
    const other = await givenFall(desk)
    await updateRow(desk, 'Discount', { id: december.id, _version: 1, active: false })
    const { mum, child } = await givenMum(desk)
    const price = async (fee: Row) =>
      (await register(mum, await child('Maya'), fee, { months: ['2025-12'] })).it.priceCents
    expect(await price(twice)).toBe(15_000)
    await server.sql`update appliable_discounts set _deleted = true where program_fee_id = ${other.once.id}`
    expect(await price(other.once)).toBe(8_000)
  })

  test('a price, status or place sent by a client is never trusted', async () => {
    const { once } = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    for (const field of ['priceCents', 'priceWorking', 'waitlistPosition', 'offerExpiresAt']) {
      const { error } = await register(mum, await child('Maya'), once, { [field]: 0 })
      expect(error?.message).toContain(`field name '${field}' that is not defined`)
    }
    for (const status of ['APPROVED', 'ACTIVE', 'COMPLETED', 'CANCELLED'])
      for (const who of [mum, desk]) {
        const { it, error } = await register(who, await child('Maya'), once, { status })
        expect(it).toBeNull()
        expect(error).toMatchObject({
          errorType: 'RuleViolation',
          message: 'A new registration starts as pending or waitlisted.',
          errorInfo: { code: 'ILLEGAL_MOVE', allowed: ['PENDING', 'WAITLISTED'], field: 'status' },
        })
      }
    const wished = await register(mum, await child('Maya'), once, { status: 'WAITLISTED' })
    expect(wished.it.status).toBe('PENDING')
  })

  test('a later change of the fee does not affect an agreed price (M-8)', async () => {
    const { once } = await givenFall(desk)
    const { mum, child } = await givenMum(desk)
    const { it } = await register(mum, await child('Maya'), once, { months: ['2025-10'] })
    await updateRow(desk, 'ProgramFee', { id: once.id, _version: 1, amount: 99 })
    await updateRow(desk, REGISTRATION, { id: it.id, _version: 1, status: 'APPROVED' })
    expect((await getRow(mum, REGISTRATION, it.id, 'priceCents')).it.priceCents).toBe(8_000)
  })
})
