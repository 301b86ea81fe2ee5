import { allowedMoves } from '@touchline/domain/status/moves.ts'
import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { offersJob } from '../src/registrations/offers-job.ts'
import { positionInLine } from '../src/registrations/position-in-line.ts'
import type { Person } from './amplify-client.ts'
import { deleteRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { givenFall, givenMum, REGISTRATION } from './fall.ts'
import type { Row } from './given.ts'
import { quiet } from './mail/outbox.ts'
import { answerOffer, asked, moveTo, registerPlayers, stateOf } from './registering.ts'

vi.setConfig({ testTimeout: 120_000 })

const HOUR = 3_600_000
const RUNS = 4
const STEPS = 20

let now = Date.parse('2025-09-01T17:00:00Z')

const { server, desk } = await deskForFile(() => new Date(now))

/** Two programs with few places, and three families with two children each. */
async function givenClub() {
  const programs = [await givenFall(desk, { capacity: 2 }), await givenFall(desk, { capacity: 1 })]
  const families = []
  for (let n = 0; n < 3; n += 1) {
    const { mum, child } = await givenMum(desk)
    families.push({ mum, children: [await child('Maya'), await child('Leo')] })
  }
  const registered: { id: string; mum: Person }[] = []
  return { programs, families, registered }
}
type Club = Awaited<ReturnType<typeof givenClub>>

const any = <Value>(list: readonly Value[], choice: number) => list[choice % list.length] as Value

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('register' as const), choice: fc.nat(), allOrNone: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      choice: fc.nat(),
      to: fc.nat(),
      isDesk: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), choice: fc.nat(), to: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), choice: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grow' as const), choice: fc.nat() }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take({ programs, families, registered }: Club, one: Step): Promise<void> {
  if (one.do === 'wait') {
    now += one.hours * HOUR
    const links = {
      page: (path: string) => `https://club.example.org${path}`,
      offerSecret: 'secret',
      unsubscribeSecret: 'secret',
    }
    const { signal } = new AbortController()
    await offersJob(links).run({
      sql: server.sql,
      now: () => new Date(now),
      log: quiet,
      signal,
      again: async () => {},
    })
    return
  }
  if (one.do === 'grow') {
    const { id } = any(programs, one.choice).program
    const [row] = await server.sql`select capacity, _version from programs where id = ${id}`
    await updateRow(desk, 'Program', { id, _version: row?._version, capacity: row?.capacity + 1 })
    return
  }
  if (one.do === 'register') {
    const { mum, children } = any(families, one.choice)
    const fee = (n: number) =>
      any([any(programs, one.choice + n).once, any(programs, one.choice + n).twice], one.choice)
    const wishes = one.choice % 2 ? children : children.slice(0, 1)
    const { it } = await registerPlayers(
      mum,
      wishes.map((child, n) => asked(child, fee(n) as Row)),
      {
        allOrNone: one.allOrNone,
      },
    )
    for (const { id } of it?.items ?? []) registered.push({ id, mum })
    return
  }
  const target = any(registered, one.choice)
  const state = target && (await stateOf(desk, target.id))
  if (!state) return
  if (one.do === 'delete') await deleteRow(desk, REGISTRATION, { id: target.id, _version: state._version })
  else if (one.do === 'answer')
    await answerOffer(target.mum, target.id, any(['ACCEPT', 'DECLINE', 'LEAVE'], one.to))
  else {
    const [who, role] = one.isDesk ? ([desk, 'ADMIN'] as const) : ([target.mum, 'PARENT'] as const)
    // Usually a move that the table allows; now and then any other, which must be refused without a trace.
    const legal = allowedMoves(REGISTRATION, state.status, role, state.offerExpiresAt !== null)
    await moveTo(
      who,
      target.id,
      any(one.to % 5 && legal.length > 0 ? legal : REGISTRATION_STATUSES, one.to),
      {
        reason: 'as agreed',
      },
    )
  }
}

async function check(programIds: string[]): Promise<void> {
  const rows = await server.sql`
    select r.id, f.program_fees_id as program, r.status, ${server.sql.unsafe(positionInLine('r'))} as position, r.offer_expires_at as offer,
      r.price_cents as price, r.price_working as working, r._deleted as deleted, (
        select coalesce(json_agg(json_build_array(d.month, d.discount_id, d.amount_cents)), '[]')
        from registration_discounts d where d.registration_id = r.id and not d._deleted) as discounts
    from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
    where f.program_fees_id = any(${programIds})`
  for (const row of rows) {
    const { lines, totalCents } = JSON.parse(row.working)
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    expect([totalCents, sum(lines.map((line: Line) => line.totalCents))]).toEqual([row.price, row.price])
    const wanted = lines.flatMap((line: Line) =>
      line.discounts.map(({ discountId, amountCents }) => [line.month, discountId, amountCents]),
    )
    const sorted = (list: unknown[]) => list.map(String).toSorted()
    expect(sorted(JSON.parse(row.discounts))).toEqual(row.deleted ? [] : sorted(wanted))
    if (row.status !== 'WAITLISTED') expect([row.position, row.offer]).toEqual([null, null])
  }
  const there = rows.filter(({ deleted }) => !deleted)
  for (const {
    id,
    capacity,
  } of await server.sql`select id, capacity from programs where id = any(${programIds})`) {
    const here = there.filter(({ program }) => program === id)
    const holding = here.filter(({ status }) => ['PENDING', 'APPROVED', 'ACTIVE'].includes(status))
    const waiting = here.filter(({ status }) => status === 'WAITLISTED')
    const offered = waiting.filter(({ offer }) => offer !== null && offer > new Date(now).toISOString())
    expect(holding.length + offered.length).toBeLessThanOrEqual(capacity)
    expect(waiting.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
      waiting.map((_, n) => n + 1),
    )
  }
}
interface Line {
  month: string
  totalCents: number
  discounts: { discountId: string; amountCents: number }[]
}

test('R, W, M: whatever families and the desk do, places, positions, money and discount rows are right', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (story) => {
      const club = await givenClub()
      const programIds = club.programs.map(({ program }) => program.id)
      for (const one of story) {
        await take(club, one)
        await check(programIds)
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  ))
