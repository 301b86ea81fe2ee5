import { describe, expect, test } from 'vitest'
import { deleteRow, getRow, updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import type { Row } from './given.ts'
import { answerOffer, emailsTo, moveTo, stateOf, subjectsTo } from './registering.ts'

const START = Date.parse('2025-09-01T17:00:00Z')
const HOUR = 3_600_000

const at = clubAt(START)

const hoursLater = (hours: number) => {
  at.now = new Date(START + hours * HOUR)
}
const in48Hours = () => new Date(at.now.getTime() + 48 * HOUR).toISOString()

/** A program with this many places, and families who asked for one, one after another. */
async function givenLine(capacity: number, count: number) {
  const fall = await givenFall(at.desk, { capacity })
  const families: Family[] = []
  for (let n = 0; n < count; n += 1) {
    const family = await givenMum(at.desk)
    const { it } = await register(family.mum, await family.child(`Child${n}`), fall.once)
    families.push({ ...family, email: family.user.email as string, id: it.id as string })
  }
  const line = async () =>
    Promise.all(
      families.map(async ({ id }) => {
        const { status, waitlistPosition, offerExpiresAt } = await stateOf(at.desk, id)
        return waitlistPosition === null ? status : `${waitlistPosition}${offerExpiresAt ? ' offered' : ''}`
      }),
    )
  return { ...fall, families: families as [Family, Family, Family, ...Family[]], line }
}
type Family = Awaited<ReturnType<typeof givenMum>> & { email: string; id: string }

describe('W-2: a place that becomes free', () => {
  test('is offered to the first in line for 48 hours, in an email with a link', async () => {
    const { families, line } = await givenLine(1, 3)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    expect(await line()).toEqual(['CANCELLED', '1 offered', '2'])
    expect((await stateOf(at.desk, families[1].id)).offerExpiresAt).toBe(in48Hours())
    const messages = await emailsTo(at.server, families[1].email)
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Child1 is on the waiting list',
      'A place for Child1',
    ])
    expect(messages[1]?.text).toContain('Please answer by: Wed, Sep 3 at 10:00 AM\nAmount: ')
    expect(messages[1]?.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/offers\/[\w-]+\.[\w-]+\.[\w-]+\n/)
    expect(await subjectsTo(at.server, families[2].email)).toEqual(['Child2 is on the waiting list'])
  })

  test.each([
    [
      'is rejected',
      async (id: string) => moveTo(at.desk, id, 'REJECTED', { reason: 'asked for another group' }),
    ],
    [
      'is deleted',
      async (id: string) =>
        deleteRow(at.desk, REGISTRATION, { id, _version: (await stateOf(at.desk, id))._version }),
    ],
    ['is put in line', async (id: string) => moveTo(at.desk, id, 'WAITLISTED')],
    [
      'withdraws',
      async (id: string) => {
        await moveTo(at.desk, id, 'APPROVED')
        await moveTo(at.desk, id, 'ACTIVE')
        await moveTo(at.desk, id, 'WITHDRAWN')
      },
    ],
  ])('also if the holder %s', async (_what, leave) => {
    const { families } = await givenLine(1, 2)
    await leave(families[0].id)
    expect((await stateOf(at.desk, families[1].id)).offerExpiresAt).toBe(in48Hours())
  })

  test('goes to nobody else while it is on offer', async () => {
    const { families, once, line } = await givenLine(1, 3)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    const late = await givenMum(at.desk)
    const { it } = await register(late.mum, await late.child('Late'), once)
    expect(it.status).toBe('WAITLISTED')
    expect((await moveTo(at.desk, families[2].id, 'APPROVED')).error?.errorInfo?.code).toBe('PROGRAM_FULL')
    expect(
      (await moveTo(at.desk, families[0].id, 'PENDING', { reason: 'please' })).error?.errorInfo?.code,
    ).toBe('PROGRAM_FULL')
    expect((await moveTo(at.desk, families[1].id, 'APPROVED')).it.status).toBe('APPROVED')
    expect(await line()).toEqual(['CANCELLED', 'APPROVED', '1'])
  })

  test('is not offered while the program is closed, but once it opens again', async () => {
    const { families, program, line } = await givenLine(1, 2)
    await updateRow(at.desk, 'Program', { id: program.id, _version: 1, status: 'CLOSED' })
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    expect(await line()).toEqual(['CANCELLED', '1'])
    await updateRow(at.desk, 'Program', { id: program.id, _version: 2, status: 'OPEN' })
    expect(await line()).toEqual(['CANCELLED', '1 offered'])
  })

  test('W-4: places that the club adds are offered, too; S-9: taken places stay', async () => {
    const { program, line } = await givenLine(1, 4)
    const resize = (capacity: number | null, _version: number) =>
      updateRow(at.desk, 'Program', { id: program.id, _version, capacity }, 'capacity')
    expect((await resize(3, 1)).it).toEqual({ capacity: 3 })
    expect(await line()).toEqual(['PENDING', '1 offered', '2 offered', '3'])
    expect((await resize(2, 2)).error).toMatchObject({
      errorInfo: { code: 'PLACES_TAKEN', field: 'capacity' },
    })
    await resize(null, 2)
    expect(await line()).toEqual(['PENDING', '1 offered', '2 offered', '3 offered'])
  })
})

describe('W-6: the answer', () => {
  test('accepting: approved, with an email that says how to pay', async () => {
    const { families, line } = await givenLine(1, 3)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    hoursLater(1)
    const { it } = await answerOffer(families[1].mum, families[1].id, 'ACCEPT')
    expect(it).toMatchObject({ status: 'APPROVED', waitlistPosition: null, offerExpiresAt: null })
    expect(await line()).toEqual(['CANCELLED', 'APPROVED', '1'])
    const message = (await emailsTo(at.server, families[1].email)).at(-1)
    expect(message?.subject).toBe('Child1 has a place in Fall training')
    expect(message?.text).toMatch(/^Reference: [A-Z2-9]{3}-[A-Z2-9]{3}$/m)
    expect((await answerOffer(families[1].mum, families[1].id, 'ACCEPT')).error).toBeUndefined()
    expect((await stateOf(at.desk, families[1].id))._version).toBe(it._version)
  })

  test('accepting is a move to APPROVED as well', async () => {
    const { families } = await givenLine(1, 2)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    expect((await moveTo(families[1].mum, families[1].id, 'APPROVED')).it.status).toBe('APPROVED')
  })

  test('nobody can accept without an offer', async () => {
    const { families } = await givenLine(1, 3)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    const { error } = await answerOffer(families[2].mum, families[2].id, 'ACCEPT')
    expect(error).toMatchObject({
      errorType: 'RuleViolation',
      message:
        'No place is on offer to you right now. We’ll email you as soon as one is. Your options: cancelled.',
      errorInfo: { code: 'NOT_YOURS', allowed: ['CANCELLED'], field: 'status' },
    })
    expect((await answerOffer(families[2].mum, families[2].id, 'DECLINE')).error?.errorInfo?.code).toBe(
      'NO_OFFER',
    )
    expect((await answerOffer(families[2].mum, families[1].id, 'ACCEPT')).error?.errorType).toBe('NotFound')
    expect((await answerOffer(families[2].mum, 'nothing', 'ACCEPT')).error?.errorType).toBe('NotFound')
    expect((await answerOffer(families[2].mum, families[2].id, 'MAYBE')).error?.message).toBe(
      'answer: Choose one of ACCEPT, DECLINE, LEAVE, RETURN.',
    )
  })

  test('declining: the next is asked, the place in line stays, a repeat changes nothing', async () => {
    const { families, line } = await givenLine(1, 3)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    const { it } = await answerOffer(families[1].mum, families[1].id, 'DECLINE')
    expect(it).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1, offerExpiresAt: null })
    expect(it.offerPassedAt).toBe(at.now.toISOString())
    expect(await line()).toEqual(['CANCELLED', '1', '2 offered'])
    expect((await answerOffer(families[1].mum, families[1].id, 'DECLINE')).error).toBeUndefined()
    await answerOffer(families[2].mum, families[2].id, 'ACCEPT')
    expect(await line()).toEqual(['CANCELLED', '1', 'APPROVED'])
    await moveTo(families[2].mum, families[2].id, 'CANCELLED')
    expect(await line()).toEqual(['CANCELLED', '1 offered', 'CANCELLED'])
  })

  test('W-8: a place that all have declined goes to the next newcomer', async () => {
    const { families, once } = await givenLine(1, 2)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    await answerOffer(families[1].mum, families[1].id, 'DECLINE')
    const late = await givenMum(at.desk)
    expect((await register(late.mum, await late.child('Late'), once)).it.status).toBe('PENDING')
  })

  test('leaving: cancelled, the others move up, the next is asked', async () => {
    const { families, line } = await givenLine(1, 3)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    await answerOffer(families[1].mum, families[1].id, 'LEAVE')
    expect(await line()).toEqual(['CANCELLED', 'CANCELLED', '1 offered'])
    expect((await answerOffer(families[1].mum, families[1].id, 'LEAVE')).error).toBeUndefined()
    expect((await subjectsTo(at.server, families[1].email)).at(-1)).toBe('Child1’s registration is cancelled')
  })

  test('nothing owed: active at once (R-6)', async () => {
    const fall = await givenFall(at.desk, { capacity: 1 })
    const free = (
      await at.server.sql`
      update program_fees set amount_cents = 0 where id = ${fall.once.id} returning id`
    )[0] as unknown as Row
    const [one, other] = [await givenMum(at.desk), await givenMum(at.desk)]
    const first = await register(one.mum, await one.child('Maya'), free)
    const second = await register(other.mum, await other.child('Leo'), free)
    await moveTo(one.mum, first.it.id, 'CANCELLED')
    expect((await answerOffer(other.mum, second.it.id, 'ACCEPT')).it.status).toBe('ACTIVE')
    expect((await answerOffer(other.mum, second.it.id, 'ACCEPT')).error).toBeUndefined()
  })
})

describe('W-3: an offer expires by itself, whether or not the job has run', () => {
  test('it can be accepted until that very instant, but not after', async () => {
    for (const [later, isOpen] of [
      [48 * HOUR - 1, true],
      [48 * HOUR, false],
    ] as const) {
      at.now = new Date(START)
      const { families } = await givenLine(1, 2)
      await moveTo(families[0].mum, families[0].id, 'CANCELLED')
      at.now = new Date(START + later)
      const { it, error } = await answerOffer(families[1].mum, families[1].id, 'ACCEPT')
      expect([it?.status ?? error?.errorInfo?.code]).toEqual([isOpen ? 'APPROVED' : 'NOT_YOURS'])
    }
  })

  test('a newcomer does not get a place that is due to the next in line', async () => {
    const { families, once, line } = await givenLine(1, 3)
    await moveTo(families[0].mum, families[0].id, 'CANCELLED')
    hoursLater(49)
    const late = await givenMum(at.desk)
    expect((await register(late.mum, await late.child('Late'), once)).it.status).toBe('WAITLISTED')
    expect(await line()).toEqual(['CANCELLED', '2', '1 offered'])
    expect((await subjectsTo(at.server, families[1].email)).at(-1)).toBe('The offer for Child1 has expired')
    expect((await subjectsTo(at.server, families[2].email)).at(-1)).toBe('A place for Child2')
  })
})

describe('W-7: put on the waiting list by the club', () => {
  test('at its end, and not asked about the place that was given up', async () => {
    const { families, line } = await givenLine(2, 2)
    await moveTo(at.desk, families[0].id, 'WAITLISTED')
    expect(await line()).toEqual(['1', 'PENDING'])
    await moveTo(at.desk, families[1].id, 'CANCELLED')
    expect(await line()).toEqual(['1 offered', 'CANCELLED'])
  })

  test('from the start, with places left', async () => {
    const { once } = await givenFall(at.desk, { capacity: 5 })
    const { child } = await givenMum(at.desk)
    const { it } = await register(at.desk, await child('Maya'), once, { status: 'WAITLISTED' })
    expect(await stateOf(at.desk, it.id)).toMatchObject({
      status: 'WAITLISTED',
      waitlistPosition: 1,
      offerExpiresAt: null,
    })
  })
})

test('the family that is offered a place cannot see who gave it up: the audit says SYSTEM', async () => {
  const { families } = await givenLine(1, 3)
  await moveTo(families[0].mum, families[0].id, 'CANCELLED')
  const [entry] = await at.server.sql`
    select actor_role, actor_email from audit_entries where row_id = ${families[1].id} and action = 'UPDATE'`
  expect(entry).toEqual({ actor_role: 'SYSTEM', actor_email: null })
})

describe('R-10: a place from the waiting list costs the remaining months', () => {
  const PRICED = 'status months priceCents discounts { items { month _deleted } }'
  const priced = async (id: string) => (await getRow(at.desk, REGISTRATION, id, PRICED)).it
  const on = (day: string, time = '18:00') => {
    at.now = new Date(`${day}T${time}:00Z`)
  }

  test('when it is offered, in the email and when it is accepted', async () => {
    const { families } = await givenLine(1, 2)
    const [holder, next] = families
    expect(await priced(next.id)).toMatchObject({ priceCents: 28_000 })
    on('2025-11-02')
    await moveTo(holder.mum, holder.id, 'CANCELLED')
    const offered = { months: ['2025-11', '2025-12'], priceCents: 12_000 }
    expect(await priced(next.id)).toMatchObject({ ...offered, status: 'WAITLISTED' })
    expect((await emailsTo(at.server, next.email)).at(-1)?.text).toContain('place costs $120.00')
    await answerOffer(next.mum, next.id, 'ACCEPT')
    expect(await priced(next.id)).toMatchObject({ ...offered, status: 'APPROVED' })
  })

  test('a month that ends before the family answers is not billed either', async () => {
    const { families } = await givenLine(1, 2)
    const [holder, next] = families
    on('2025-11-29')
    await moveTo(holder.mum, holder.id, 'CANCELLED')
    expect(await priced(next.id)).toMatchObject({ months: ['2025-11', '2025-12'], priceCents: 12_000 })
    on('2025-12-01', '17:59')
    await answerOffer(next.mum, next.id, 'ACCEPT')
    const { discounts, ...rest } = await priced(next.id)
    expect(rest).toEqual({ status: 'APPROVED', months: ['2025-12'], priceCents: 4_000 })
    expect((discounts as { items: Row[] }).items.map(({ month }) => month)).toEqual(['2025-12'])
  })

  test('also if the club admits somebody by hand', async () => {
    const { families, program } = await givenLine(1, 2)
    on('2025-10-27')
    const { _version } = (await getRow(at.desk, 'Program', program.id, '_version')).it
    await updateRow(at.desk, 'Program', { id: program.id, capacity: 5, _version })
    await moveTo(at.desk, families[1].id, 'APPROVED')
    expect(await priced(families[1].id)).toMatchObject({ months: ['2025-11', '2025-12'], priceCents: 12_000 })
  })

  test('with nothing left on the child’s day the place is not taken', async () => {
    const fall = await givenFall(at.desk, { capacity: 1 })
    const [holder, waiting] = [await givenMum(at.desk), await givenMum(at.desk)]
    const { it: held } = await register(holder.mum, await holder.child('Ada'), fall.once, { days: ['SAT'] })
    const { it: inLine } = await register(waiting.mum, await waiting.child('Bo'), fall.once, {
      days: ['SAT'],
    })
    on('2025-12-14')
    await moveTo(holder.mum, held.id as string, 'CANCELLED')
    const answer = await answerOffer(waiting.mum, inLine.id as string, 'ACCEPT')
    expect(answer.error).toMatchObject({ message: expect.stringContaining('has no training left') })
    expect(await priced(inLine.id as string)).toMatchObject({ status: 'WAITLISTED', priceCents: 28_000 })
  })
})
