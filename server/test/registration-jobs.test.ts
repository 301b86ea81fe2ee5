import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { completionJob } from '../src/registrations/completion-job.ts'
import { offersJob } from '../src/registrations/offers-job.ts'
import { admin, configureAmplify, type Person } from './amplify-client.ts'
import { updateRow } from './calls.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import { quiet } from './mail/outbox.ts'
import { PATIENT } from './patient.ts'
import { moveTo, stateOf, subjectsTo } from './registering.ts'
import { type RunningServer, startServer } from './running-server.ts'

const START = Date.parse('2025-09-01T17:00:00Z')
const HOUR = 3_600_000
const links = {
  page: (path: string) => `https://club.example.org${path}`,
  offerSecret: 'secret',
  unsubscribeSecret: 'secret',
}

let server: RunningServer
let desk: Person
let now: Date

beforeAll(async () => {
  server = await startServer({ now: () => now })
  configureAmplify(server)
  desk = await admin()
})
afterAll(() => server.close())
beforeEach(() => {
  now = new Date(START)
})

function surroundings() {
  const calls: [Date, string][] = []
  return {
    calls,
    sql: server.sql,
    now: () => now,
    log: quiet,
    signal: new AbortController().signal,
    again: async (at: Date, key: string) => {
      calls.push([at, key])
    },
  }
}

async function givenOffer() {
  const { once } = await givenFall(desk, { capacity: 1 })
  const families = []
  for (const firstName of ['Holder', 'Maya', 'Leo']) {
    const family = await givenMum(desk)
    const { it } = await register(family.mum, await family.child(firstName), once)
    families.push({ ...family, id: it.id as string })
  }
  const [holder, first, second] = families as [Family, Family, Family]
  await moveTo(holder.mum, holder.id, 'CANCELLED')
  return { first, second }
}
type Family = Awaited<ReturnType<typeof givenMum>> & { id: string }

// The first one: offers of other tests would call the job, too.
test('W-3: an offer calls the job as soon as it is made, through the queue', async () => {
  // The queue has a clock of its own.
  now = new Date()
  const runs: Date[] = []
  const job = offersJob(links)
  const counted = {
    ...job,
    run: async (around: Parameters<typeof job.run>[0]) => {
      await job.run(around)
      runs.push(around.now())
    },
  }
  const { stop } = await startJobs({
    jobs: [counted],
    sql: server.sql,
    databaseUrl: server.databaseUrl,
    log: quiet,
    now: () => now,
  })
  await vi.waitUntil(() => runs.length > 0, PATIENT)
  const before = runs.length
  await givenOffer()
  await vi.waitUntil(() => runs.length > before, PATIENT)
  await stop()
})

test('W-3: the job passes an offer on when it has run out, not before, and comes back for the next', async () => {
  const { first, second } = await givenOffer()
  const early = surroundings()
  await offersJob(links).run(early)
  expect((await stateOf(desk, first.id)).offerExpiresAt).toBe(new Date(START + 48 * HOUR).toISOString())
  expect(early.calls.map(([at]) => at)).toEqual([new Date(START + 48 * HOUR)])

  now = new Date(START + 48 * HOUR)
  const onTime = surroundings()
  await offersJob(links).run(onTime)
  expect(await stateOf(desk, first.id)).toMatchObject({ waitlistPosition: 2, offerExpiresAt: null })
  expect(await stateOf(desk, second.id)).toMatchObject({
    waitlistPosition: 1,
    offerExpiresAt: new Date(START + 96 * HOUR).toISOString(),
  })
  expect(onTime.calls.map(([at]) => at)).toEqual([new Date(START + 96 * HOUR)])
  expect((await subjectsTo(server, first.user.email)).at(-1)).toBe('The offer for Maya has run out')
  expect((await subjectsTo(server, second.user.email)).at(-1)).toBe('A place for Leo')

  const versions = async () =>
    Promise.all([first, second].map(async ({ id }) => (await stateOf(desk, id))._version))
  const before = await versions()
  await offersJob(links).run(surroundings())
  expect(await versions()).toEqual(before)
})

test('R-8: completed the day after the last day in Vancouver, and only what is active', async () => {
  const { program, once } = await givenFall(desk)
  const ids: Record<string, string> = {}
  for (const [status, way] of Object.entries({
    ACTIVE: ['APPROVED', 'ACTIVE'],
    APPROVED: ['APPROVED'],
    PENDING: [],
    CANCELLED: ['CANCELLED'],
  })) {
    const { mum, child } = await givenMum(desk)
    const { it } = await register(mum, await child('Maya'), once)
    ids[status] = it.id
    for (const step of way) await moveTo(desk, it.id, step)
  }
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(ids).map(async ([was, id]) => [was, (await stateOf(desk, id)).status]),
      ),
    )
  // Half past eleven on December 18 in Vancouver.
  now = new Date('2025-12-19T07:30:00Z')
  await completionJob.run(surroundings())
  expect((await statuses()).ACTIVE).toBe('ACTIVE')
  now = new Date('2025-12-19T08:05:00Z')
  await completionJob.run(surroundings())
  expect(await statuses()).toEqual({
    ACTIVE: 'COMPLETED',
    APPROVED: 'APPROVED',
    PENDING: 'PENDING',
    CANCELLED: 'CANCELLED',
  })
  const [entry] = await server.sql`
    select actor_role from audit_entries where row_id = ${ids.ACTIVE as string} order by _last_changed_at desc`
  expect(entry?.actor_role).toBe('SYSTEM')
  await updateRow(desk, 'Program', { id: program.id, _version: 1, endDate: '2026-01-31' })
  const again = { id: ids.ACTIVE as string, _version: (await stateOf(desk, ids.ACTIVE as string))._version }
  const { error } = await updateRow(desk, REGISTRATION, { ...again, status: 'ACTIVE' })
  expect(error?.errorInfo).toMatchObject({ code: 'ILLEGAL_MOVE', allowed: ['PENDING'] })
})

test('R-8: a place that is free after the end is nobody’s offer by completion', async () => {
  const { once } = await givenFall(desk, { capacity: 1 })
  const [holder, next] = [await givenMum(desk), await givenMum(desk)]
  const held = await register(holder.mum, await holder.child('Maya'), once)
  const waiting = await register(next.mum, await next.child('Leo'), once)
  await moveTo(desk, held.it.id, 'APPROVED')
  await moveTo(desk, held.it.id, 'ACTIVE')
  now = new Date('2025-12-20T17:00:00Z')
  await completionJob.run(surroundings())
  expect((await stateOf(desk, held.it.id)).status).toBe('COMPLETED')
  expect((await stateOf(desk, waiting.it.id)).offerExpiresAt).toBeNull()
})
