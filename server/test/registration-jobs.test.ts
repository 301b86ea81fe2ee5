import { expect, test, vi } from 'vitest'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { completionJob } from '../src/registrations/completion-job.ts'
import { offersJob } from '../src/registrations/offers-job.ts'
import { updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import { links } from './job-surroundings.ts'
import { quiet } from './mail/outbox.ts'
import { PATIENT } from './patient.ts'
import { moveTo, stateOf, subjectsTo } from './registering.ts'

const START = Date.parse('2025-09-01T17:00:00Z')
const HOUR = 3_600_000

const at = clubAt(START)

function surroundings() {
  const calls: [Date, string][] = []
  return {
    calls,
    sql: at.server.sql,
    now: () => at.now,
    log: quiet,
    signal: new AbortController().signal,
    again: async (at: Date, key: string) => {
      calls.push([at, key])
    },
  }
}

async function givenOffer(dates: object = {}) {
  const { once } = await givenFall(at.desk, { capacity: 1, ...dates })
  const families = []
  for (const firstName of ['Holder', 'Maya', 'Leo']) {
    const family = await givenMum(at.desk)
    const { it } = await register(family.mum, await family.child(firstName), once)
    families.push({ ...family, id: it.id as string })
  }
  const [holder, first, second] = families as [Family, Family, Family]
  await moveTo(holder.mum, holder.id, 'CANCELLED')
  return { first, second }
}
type Family = Awaited<ReturnType<typeof givenMum>> & { id: string }

// Must run first: offers of other tests would call the job, too.
test('W-3: an offer calls the job as soon as it is made, through the queue', async () => {
  // The queue has its own clock.
  at.now = new Date()
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
    sql: at.server.sql,
    databaseUrl: at.server.databaseUrl,
    log: quiet,
    now: () => at.now,
  })
  await vi.waitUntil(() => runs.length > 0, PATIENT)
  const before = runs.length
  const year = at.now.getFullYear()
  await givenOffer({ startDate: `${year}-01-01`, endDate: `${year + 1}-12-31` })
  await vi.waitUntil(() => runs.length > before, PATIENT)
  await stop()
})

test('W-3: the job passes an offer on once it has expired, not before, and comes back for the next', async () => {
  const { first, second } = await givenOffer()
  const early = surroundings()
  await offersJob(links).run(early)
  expect((await stateOf(at.desk, first.id)).offerExpiresAt).toBe(new Date(START + 48 * HOUR).toISOString())
  expect(early.calls.map(([at]) => at)).toEqual([new Date(START + 48 * HOUR)])

  at.now = new Date(START + 48 * HOUR)
  const onTime = surroundings()
  await offersJob(links).run(onTime)
  expect(await stateOf(at.desk, first.id)).toMatchObject({ waitlistPosition: 2, offerExpiresAt: null })
  expect(await stateOf(at.desk, second.id)).toMatchObject({
    waitlistPosition: 1,
    offerExpiresAt: new Date(START + 96 * HOUR).toISOString(),
  })
  expect(onTime.calls.map(([at]) => at)).toEqual([new Date(START + 96 * HOUR)])
  expect((await subjectsTo(at.server, first.user.email)).at(-1)).toBe('The offer for Maya has expired')
  expect((await subjectsTo(at.server, second.user.email)).at(-1)).toBe('A place for Leo')

  const versions = async () =>
    Promise.all([first, second].map(async ({ id }) => (await stateOf(at.desk, id))._version))
  const before = await versions()
  await offersJob(links).run(surroundings())
  expect(await versions()).toEqual(before)
})

test('R-8: completed on the day after the last day in Vancouver, and only if active', async () => {
  const { program, once } = await givenFall(at.desk)
  const ids: Record<string, string> = {}
  for (const [status, way] of Object.entries({
    ACTIVE: ['APPROVED', 'ACTIVE'],
    APPROVED: ['APPROVED'],
    PENDING: [],
    CANCELLED: ['CANCELLED'],
  })) {
    const { mum, child } = await givenMum(at.desk)
    const { it } = await register(mum, await child('Maya'), once)
    ids[status] = it.id
    for (const step of way) await moveTo(at.desk, it.id, step)
  }
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(ids).map(async ([was, id]) => [was, (await stateOf(at.desk, id)).status]),
      ),
    )
  // Half past eleven on December 18 in Vancouver.
  at.now = new Date('2025-12-19T07:30:00Z')
  await completionJob.run(surroundings())
  expect((await statuses()).ACTIVE).toBe('ACTIVE')
  at.now = new Date('2025-12-19T08:05:00Z')
  await completionJob.run(surroundings())
  expect(await statuses()).toEqual({
    ACTIVE: 'COMPLETED',
    APPROVED: 'APPROVED',
    PENDING: 'PENDING',
    CANCELLED: 'CANCELLED',
  })
  const [entry] = await at.server.sql`
    select actor_role from audit_entries where row_id = ${ids.ACTIVE as string} order by _last_changed_at desc`
  expect(entry?.actor_role).toBe('SYSTEM')
  await updateRow(at.desk, 'Program', { id: program.id, _version: 1, endDate: '2026-01-31' })
  const again = {
    id: ids.ACTIVE as string,
    _version: (await stateOf(at.desk, ids.ACTIVE as string))._version,
  }
  const { error } = await updateRow(at.desk, REGISTRATION, { ...again, status: 'ACTIVE' })
  expect(error?.errorInfo).toMatchObject({ code: 'ILLEGAL_MOVE', allowed: ['PENDING'] })
})

test('R-8: completion does not turn a place into an offer after the end', async () => {
  const { once } = await givenFall(at.desk, { capacity: 1 })
  const [holder, next] = [await givenMum(at.desk), await givenMum(at.desk)]
  const held = await register(holder.mum, await holder.child('Maya'), once)
  const waiting = await register(next.mum, await next.child('Leo'), once)
  await moveTo(at.desk, held.it.id, 'APPROVED')
  await moveTo(at.desk, held.it.id, 'ACTIVE')
  at.now = new Date('2025-12-20T17:00:00Z')
  await completionJob.run(surroundings())
  expect((await stateOf(at.desk, held.it.id)).status).toBe('COMPLETED')
  expect((await stateOf(at.desk, waiting.it.id)).offerExpiresAt).toBeNull()
})
