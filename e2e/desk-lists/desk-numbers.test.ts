import { expect, test } from 'vitest'
import { getRow, updateRow } from '../../server/test/calls.ts'
import { deskForFile } from '../../server/test/desk-for-file.ts'
import { givenFall, givenMum, register } from '../../server/test/fall.ts'
import { moveTo, stateOf } from '../../server/test/registering.ts'
import { NOW } from '../../server/test/search/search.ts'
import { loadDeskNumbers } from '../../web/app/routes/admin/dashboard/desk-numbers.ts'
import { requestOf } from './list-desk.ts'

const at = await deskForFile(NOW)

const desk = () => loadDeskNumbers(requestOf(at.desk))

test('R-7: whoever has paid and asks to withdraw waits for the club', async () => {
  const before = (await desk()).attention.leaving.count
  const fall = await givenFall(at.desk)
  const { child } = await givenMum(at.desk)
  const { id } = (await register(at.desk, await child('Ada'), fall.once)).it
  for (const step of ['APPROVED', 'ACTIVE']) await moveTo(at.desk, id, step)
  const { _version } = await stateOf(at.desk, id)
  await updateRow(at.desk, 'PlayerProgramRegistration', { id, _version, withdrawalCause: 'MOVED_AWAY' })
  expect((await desk()).attention.leaving).toMatchObject({ count: before + 1, since: expect.any(String) })
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
  const order = await at.given.kitOrder(players[0]?.id as string)
  await at.server.sql`update kit_orders set status = 'READY' where id = ${order.id}`
  const forgotten = await at.given.kitOrder(players[1]?.id as string)
  await at.server
    .sql`update kit_orders set created_at = '2025-09-01T17:00:00.000Z' where id = ${forgotten.id}`
  await at.server.sql`update account_dues set due_on = '2025-09-01' where registration_id = ${ada.id}`
  const { attention } = await desk()
  expect(attention.pending).toMatchObject({ count: before.pending.count + 1, since: expect.any(String) })
  expect(attention.overdue.count).toBe(before.overdue.count + 1)
  expect(attention.overdue.cents).toBeGreaterThan(before.overdue.cents)
  expect(attention.kitReady).toBe(before.kitReady + 1)
  expect(attention.kitStale).toBe(before.kitStale + 1)
  expect(attention.consentsMissing).toBe(before.consentsMissing + 2)
})

test('W-2: a free place is shown while somebody waits who has let an offer go by, and nobody else does', async () => {
  const fall = await givenFall(at.desk, { capacity: 1 })
  const { child } = await givenMum(at.desk)
  const [ada, bo] = [
    (await register(at.desk, await child('Ada'), fall.once)).it,
    (await register(at.desk, await child('Bo'), fall.once)).it,
  ]
  const shown = async () =>
    (await desk()).attention.freePlaces.filter(({ programId }) => programId === fall.program.id)
  expect(await shown()).toEqual([])
  await moveTo(at.desk, ada.id, 'CANCELLED')
  // The place is on offer to Bo, so there is nothing to decide.
  expect(await shown()).toEqual([])
  await at.server.sql`update player_program_registrations
    set offer_expires_at = null, offer_passed_at = ${NOW.toISOString()} where id = ${bo.id}`
  expect(await shown()).toEqual([
    { programId: fall.program.id, program: 'Fall training', free: 1, waiting: 1 },
  ])
  const { it: program } = await getRow(at.desk, 'Program', fall.program.id, 'id _version')
  await updateRow(at.desk, 'Program', { id: program.id, _version: program._version, status: 'CLOSED' })
  expect(await shown()).toEqual([])
})

test('emails that failed, ages, weeks, kit and money', async () => {
  const before = await desk()
  await at.server.sql`
    insert into mail_outbox (id, recipient, subject, text_body, html_body, failed_at, last_error)
    values ('gone', 'x@example.org', 'Hello', '', '', now(), '550')`
  const { child } = await givenMum(at.desk)
  const ada = await child('Ada')
  await at.given.kitOrder(ada.id, { itemType: 'JERSEY_HOME', size: 'YM', quantity: 3 })
  const after = await desk()
  expect(after.attention.failedEmails).toBe(before.attention.failedEmails + 1)
  expect(after.totals.players).toBe(before.totals.players + 1)
  expect(after.totals.families).toBe(before.totals.families + 1)
  const u9 = ({ ages }: typeof after) => ages.find(({ group }) => group === 9)?.players ?? 0
  expect(u9(after)).toBe(u9(before) + 1)
  expect(after.kit).toContainEqual({ itemType: 'JERSEY_HOME', size: 'YM', status: 'PENDING', quantity: 3 })
  expect(after.weeks.at(-1)).toEqual({ week: '2025-09-15', registrations: expect.any(Number) })
  // A week without registrations is not left out.
  const mondays = after.weeks.map(({ week }) => Date.parse(week))
  expect(mondays.length).toBeGreaterThanOrEqual(12)
  expect(new Set(mondays.slice(1).map((monday, n) => monday - (mondays[n] ?? 0)))).toEqual(
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
