import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { askFor, getRow } from './calls.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import type { Row } from './given.ts'
import { answerOffer, emailsTo, moveTo, stateOf } from './registering.ts'
import { reportDesk } from './rest/report-desk.ts'

const at = reportDesk()

const october = { months: ['2025-10', '2025-11'], days: ['SAT'] }

/** Maya comes to Juniors on Saturdays in October and November. */
async function givenMaya(values: Record<string, unknown> = {}) {
  const [juniors, seniors] = [await givenFall(at.desk, values), await givenFall(at.desk, { capacity: 1 })]
  const family = await givenMum(at.desk)
  const maya = await family.child('Maya')
  const { it } = await register(family.mum, maya, juniors.once, october)
  return { ...family, juniors, seniors, maya, id: it.id as string }
}

async function pay(id: string) {
  await moveTo(at.desk, id, 'APPROVED')
  await moveTo(at.desk, id, 'ACTIVE')
}

const payRest = (userId: unknown, cents: number) =>
  askFor(at.desk, 'mutation Book($input: BookEntryInput!) { it: bookEntry(input: $input) { id } }', {
    input: { id: randomUUID(), userId, kind: 'PAYMENT', cents, day: '2025-09-01' },
  })

const pathOf = (id: string, fee: Row) => `/registrations/${id}/moves/${fee.id}`
const preview = (id: string, fee: Row, days = 'SAT') => at.ask(pathOf(id, fee), { days })

async function move(id: string, fee: Row, days = 'SAT') {
  const { body } = await preview(id, fee, days)
  const { version, status, priceCents, refundCents } = body
  return at.post(pathOf(id, fee), { days, version, status, priceCents, refundCents })
}

const rowOf = async (id: unknown) =>
  (await getRow(at.desk, REGISTRATION, id as string, 'status priceCents refundCents reason replacesId')).it

const chargedFor = async (id: unknown) => {
  const rows = await at.server.sql`
    select kind, cents from ledger_entries where registration_id = ${id as string} order by created_at, id`
  return rows.reduce(
    (sum, { kind, cents }) => sum + (kind === 'CHARGE' ? cents : kind === 'CREDIT' ? -cents : 0),
    0,
  )
}

describe('R-16: a child changes to another program', () => {
  test('an approved place stays approved there; the preview says so and changes nothing', async () => {
    const { id, seniors, user } = await givenMaya()
    await moveTo(at.desk, id, 'APPROVED')
    const { body, status } = await preview(id, seniors.twice, 'SAT,SUN')
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'APPROVED',
        keepsPlace: false,
        beforeCents: 16_000,
        priceCents: 30_000,
        months: october.months,
      },
    ])
    expect(await rowOf(id)).toMatchObject({ status: 'APPROVED' })
    const done = await move(id, seniors.twice, 'SAT,SUN')
    expect([done.status, done.body]).toMatchObject([201, { priceCents: 30_000 }])
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELLED' })
    expect(await rowOf(done.body.registrationId)).toMatchObject({ status: 'APPROVED', priceCents: 30_000 })
    expect([await chargedFor(id), await chargedFor(done.body.registrationId)]).toEqual([0, 30_000])
    const last = (await emailsTo(at.server, user.email)).at(-1)
    expect(last?.subject).toContain('Maya is now in')
    expect(last?.text).toContain('$300.00')
  })

  test('M-13: what was paid counts there, and the surplus goes back', async () => {
    const { id, user, seniors, juniors } = await givenMaya()
    await pay(id)
    const dearer = await move(id, seniors.twice, 'SAT,SUN')
    // It covers the first month there, which is all that a place needs (B-20).
    expect(dearer.body).toMatchObject({ status: 'ACTIVE', creditCents: 16_000, refundCents: 0 })
    const moved = dearer.body.registrationId as string
    await payRest(user.id, 14_000)
    const cheaper = await move(moved, juniors.once)
    expect(cheaper.body).toMatchObject({ status: 'ACTIVE', creditCents: 16_000, refundCents: 14_000 })
    expect(await rowOf(moved)).toMatchObject({ status: 'WITHDRAWN', refundCents: 14_000 })
    expect(await chargedFor(cheaper.body.registrationId)).toBe(16_000)
  })

  test('to a full program: the child waits there and keeps the old place until there is a new one', async () => {
    const { id, mum, seniors, juniors } = await givenMaya({ capacity: 1 })
    await pay(id)
    const other = await givenMum(at.desk)
    const taken = (await register(other.mum, await other.child('Leo'), seniors.once, october)).it.id as string
    const next = (await register(other.mum, await other.child('Zoe'), juniors.once, october)).it.id as string
    const { body } = await move(id, seniors.once)
    const waiting = body.registrationId as string
    expect(body).toMatchObject({ status: 'WAITLISTED', position: 1, keepsPlace: true, creditCents: 0 })
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE' })
    expect(await stateOf(at.desk, next)).toMatchObject({ status: 'WAITLISTED', offerExpiresAt: null })

    await moveTo(other.mum, taken, 'CANCELLED')
    expect((await answerOffer(mum, waiting, 'ACCEPT')).error).toBeUndefined()
    expect(await rowOf(waiting)).toMatchObject({ status: 'ACTIVE', replacesId: null })
    expect(await rowOf(id)).toMatchObject({ status: 'WITHDRAWN', refundCents: 0 })
    expect((await stateOf(at.desk, next)).offerExpiresAt).not.toBeNull()
    // If the new registration ends later, the old one stays ended.
    await moveTo(at.desk, waiting, 'WITHDRAWN', { withdrawalCause: 'NO_PLACE' })
    expect(await rowOf(id)).toMatchObject({ status: 'WITHDRAWN' })
  })

  test('the last place goes to one of two who are moved at once', async () => {
    const [one, other] = [await givenMaya(), await givenMaya()]
    const shown = await Promise.all([one, other].map(({ id }) => preview(id, one.seniors.once)))
    expect(shown.map(({ body }) => body.status)).toEqual(['PENDING', 'PENDING'])
    const held = await at.server.sql.reserve()
    await held`begin`
    await held`select from program_fees where id = ${one.seniors.once.id as string}`
    await held`select from programs where id = ${one.seniors.program.id as string} for update`
    const moves = [one, other].map(({ id }, n) => {
      const { version, status, priceCents, refundCents } = shown[n]?.body ?? {}
      return at.post(pathOf(id, one.seniors.once), { days: 'SAT', version, status, priceCents, refundCents })
    })
    await vi.waitFor(async () => {
      const [row] = await at.server.sql`
        select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect(row?.waiting).toBe(2)
    })
    await held`commit`
    held.release()
    const answers = await Promise.all(moves)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const holding = await at.server.sql`
      select from player_program_registrations
      where program_fee_registrations_id = ${one.seniors.once.id as string} and status = 'PENDING' and not _deleted`
    expect(holding.count).toBe(1)
  })

  test('what was previewed is done, or nothing', async () => {
    const { id, seniors } = await givenMaya()
    const { version, status, priceCents, refundCents } = (await preview(id, seniors.once)).body
    const seen = { days: 'SAT', version, status, priceCents, refundCents }
    const wrong = [{ version: 9 }, { status: 'ACTIVE' }, { priceCents: 1 }, { refundCents: 1 }]
    for (const values of wrong)
      expect((await at.post(pathOf(id, seniors.once), { ...seen, ...values })).body.code).toBe('CHANGED')
    expect(await rowOf(id)).toMatchObject({ status: 'PENDING' })
  })

  test('a program that the child is in, that is closed, or for another age is refused', async () => {
    const { id, juniors } = await givenMaya()
    const closed = await givenFall(at.desk, { status: 'CLOSED' })
    const older = await givenFall(at.desk, { minBirthYear: 2010, maxBirthYear: 2011 })
    const codes = []
    for (const { once } of [juniors, closed, older]) codes.push((await preview(id, once)).body.code)
    expect(codes).toEqual(['ALREADY_REGISTERED', 'PROGRAM_NOT_OPEN', 'TOO_YOUNG'])
    await moveTo(at.desk, id, 'CANCELLED')
    expect((await preview(id, older.once)).body.code).toBe('NOT_LIVE')
  })
})
