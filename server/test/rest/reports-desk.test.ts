import { expect, test } from 'vitest'
import { updateRow } from '../calls.ts'
import { givenFall, givenMum, register } from '../fall.ts'
import { moveTo } from '../registering.ts'
import { NOW, reportDesk } from './report-desk.ts'

const at = reportDesk()

const desk = async () => (await at.ask('/desk')).body

async function programOf(id: string) {
  const { items } = (await at.ask('/programs')).body
  return items.find((program: { id: string }) => program.id === id)
}

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
  expect(await programOf(fall.program.id)).toMatchObject({
    name: 'Fall training',
    capacity: 3,
    counts: { PENDING: 1, APPROVED: 1, ACTIVE: 1, WAITLISTED: 1, CANCELLED: 0 },
    placesHeld: 3,
    placesOnOffer: 0,
    // Each with the family discount, which the second child brought.
    money: {
      receivedCents: 6_400,
      outstandingCents: 6_400,
      refundCents: 0,
      expectedCents: 12_800,
      pendingCents: 6_400,
    },
    fees: [
      { type: 'MONTHLY_ONCE', amountCents: 8_000, liveRegistrations: 4, discountIds: expect.any(Array) },
      { type: 'MONTHLY_TWICE', amountCents: 15_000, liveRegistrations: 0 },
    ],
  })
  const { fees } = await programOf(fall.program.id)
  expect(fees[0].discountIds.toSorted()).toEqual([fall.december.id, fall.family.id].toSorted())
})

test('what needs a decision is counted, each kind once', async () => {
  const before = (await desk()).attention
  const fall = await givenFall(at.desk)
  const { child } = await givenMum(at.desk)
  const players = [await child('Ada'), await child('Bo')]
  const [ada] = [
    (await register(at.desk, players[0] as never, fall.once)).it,
    (await register(at.desk, players[1] as never, fall.once)).it,
  ]
  await moveTo(at.desk, ada.id, 'APPROVED')
  await at.server
    .sql`update player_program_registrations set approved_at = '2025-09-01T17:00:00.000Z' where id = ${ada.id}`
  const order = await at.given.kitOrder(players[0]?.id as string)
  await at.server.sql`update kit_orders set status = 'READY' where id = ${order.id}`
  const forgotten = await at.given.kitOrder(players[1]?.id as string)
  await at.server
    .sql`update kit_orders set created_at = '2025-09-01T17:00:00.000Z' where id = ${forgotten.id}`
  const { attention } = await desk()
  expect(attention.pending).toEqual({ count: before.pending.count + 1, since: expect.any(String) })
  expect(attention.overdue.count).toBe(before.overdue.count + 1)
  expect(attention.overdue.cents).toBeGreaterThan(before.overdue.cents)
  expect(attention.kitReady).toBe(before.kitReady + 1)
  expect(attention.kitStale).toBe(before.kitStale + 1)
  expect(attention.consentsMissing).toBe(before.consentsMissing + 2)
})

test('W-2: a free place is told while somebody waits who has let an offer go by, and nobody else does', async () => {
  const fall = await givenFall(at.desk, { capacity: 1 })
  const { child } = await givenMum(at.desk)
  const [ada, bo] = [
    (await register(at.desk, await child('Ada'), fall.once)).it,
    (await register(at.desk, await child('Bo'), fall.once)).it,
  ]
  const told = async () =>
    (await desk()).attention.freePlaces.filter(
      ({ programId }: { programId: string }) => programId === fall.program.id,
    )
  expect(await told()).toEqual([])
  await moveTo(at.desk, ada.id, 'CANCELLED')
  // The place is on offer to Bo: nothing to decide.
  expect(await told()).toEqual([])
  await at.server.sql`update player_program_registrations
    set offer_expires_at = null, offer_passed_at = ${NOW.toISOString()} where id = ${bo.id}`
  expect(await told()).toEqual([
    { programId: fall.program.id, program: 'Fall training', free: 1, waiting: 1 },
  ])
  const program = await programOf(fall.program.id)
  await updateRow(at.desk, 'Program', { id: program.id, _version: program.version, status: 'CLOSED' })
  expect(await told()).toEqual([])
})

test('letters that failed, ages, weeks, kit and money', async () => {
  const before = await desk()
  await at.server.sql`
    insert into mail_outbox (id, recipient, subject, text_body, html_body, failed_at, last_error)
    values ('gone', 'x@example.org', 'Hello', '', '', now(), '550')`
  const { child } = await givenMum(at.desk)
  const ada = await child('Ada')
  await at.given.kitOrder(ada.id, { itemType: 'JERSEY_HOME', size: 'YM', quantity: 3 })
  const after = await desk()
  expect(after.attention.failedLetters).toBe(before.attention.failedLetters + 1)
  expect(after.totals.players).toBe(before.totals.players + 1)
  expect(after.totals.families).toBe(before.totals.families + 1)
  const u9 = ({ ages }: typeof after) =>
    ages.find(({ group }: { group: number | null }) => group === 9)?.players ?? 0
  expect(u9(after)).toBe(u9(before) + 1)
  expect(after.kit).toContainEqual({ itemType: 'JERSEY_HOME', size: 'YM', status: 'PENDING', quantity: 3 })
  expect(after.weeks.at(-1)).toEqual({ week: '2025-09-15', registrations: expect.any(Number) })
  // No week is left out of the picture because nobody came in it.
  const mondays = after.weeks.map(({ week }: { week: string }) => Date.parse(week))
  expect(mondays.length).toBeGreaterThanOrEqual(12)
  expect(new Set(mondays.slice(1).map((monday: number, n: number) => monday - mondays[n]))).toEqual(
    new Set([7 * 86_400_000]),
  )
  expect(after.money[0]).toEqual({
    programId: expect.any(String),
    program: 'Fall training',
    expectedCents: expect.any(Number),
    receivedCents: expect.any(Number),
  })
  expect(after.asOf).toBe(NOW.toISOString())
})
