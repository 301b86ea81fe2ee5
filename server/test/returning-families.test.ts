import { expect, test } from 'vitest'
import { returningJob } from '../src/seasons/returning-job.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, type Mum, register } from './fall.ts'
import { givenBy } from './given.ts'
import { jobSurroundings, links } from './job-surroundings.ts'
import { emailsTo, moveTo, subjectsTo } from './registering.ts'

const at = clubAt('2025-09-01T17:00:00Z')

const setDay = (day: string) => {
  at.now = new Date(`${day}T17:00:00Z`)
}

async function runOn(day: string) {
  setDay(day)
  await returningJob(links).run(jobSurroundings({ sql: at.server.sql, now: () => at.now }))
}

let count = 0
const season = (name: string, values: object) => {
  count += 1
  return givenBy(at.desk).create('Season', {
    name: `${name} ${count}`,
    days: ['SAT', 'SUN'],
    startTime: '17:00',
    endTime: '18:30',
    status: 'PUBLISHED',
    ...values,
  })
}

/** The fall, and a winter that opens to returning families two weeks before everybody else. */
async function givenFallAndWinter() {
  // Seasons of earlier tests would invite this test's families as well.
  await at.server.sql`update seasons set status = 'DRAFT'`
  const autumn = await season('Fall', { startDate: '2025-09-06', endDate: '2025-12-18' })
  const fall = await givenFall(at.desk, { seasonId: autumn.id })
  const winter = await season('Winter', {
    startDate: '2026-01-10',
    endDate: '2026-03-22',
    opensForReturning: '2025-11-01',
    opensForAll: '2025-11-15',
  })
  const january = { startDate: '2026-01-10', endDate: '2026-03-22', seasonId: winter.id, capacity: 1 }
  return { fall, winter, next: await givenFall(at.desk, january) }
}

const inFall = async (family: Mum, name: string, fee: Parameters<typeof register>[2]) => {
  const child = await family.child(name)
  return { child, registration: (await register(family.mum, child, fee, { days: ['SUN'] })).it }
}

test('S-15: returning families and those who waited come first, then everybody; the desk at any time', async () => {
  const { fall, next } = await givenFallAndWinter()
  const [old, gone, fresh] = [await givenMum(at.desk), await givenMum(at.desk), await givenMum(at.desk)]
  const { child } = await inFall(old, 'Maya', fall.once)
  const left = await inFall(gone, 'Leo', fall.once)
  await moveTo(gone.mum, left.registration.id, 'CANCELLED')
  const stranger = await fresh.child('Kai')

  setDay('2025-10-31')
  const early = await register(old.mum, child, next.once)
  expect(early.error).toMatchObject({
    message: expect.stringContaining('opens on Sat, Nov 1, 2025.'),
    errorInfo: { code: 'NOT_OPEN_YET', field: 'programFeeRegistrationsId' },
  })
  const byDesk = await register(at.desk, await fresh.child('Zoe'), next.once)
  expect(byDesk.it.status).toBe('PENDING')

  setDay('2025-11-01')
  expect((await register(old.mum, child, next.once)).it.status).toBe('WAITLISTED')
  // A brother who was never here belongs to a returning family.
  expect((await register(old.mum, await old.child('Sam'), next.once)).it.status).toBe('WAITLISTED')
  for (const [who, player] of [
    [gone.mum, left.child],
    [fresh.mum, stranger],
  ] as const)
    expect((await register(who, player, next.once)).error?.message).toContain('opens on Sat, Nov 15, 2025.')

  setDay('2025-11-15')
  expect((await register(fresh.mum, stranger, next.once)).it.status).toBe('WAITLISTED')
})

test('S-16: last season’s families are emailed once, with the group of the new season', async () => {
  const { fall, winter } = await givenFallAndWinter()
  const [old, gone] = [await givenMum(at.desk), await givenMum(at.desk)]
  await inFall(old, 'Maya', fall.once)
  await inFall(old, 'Leo', fall.once)
  const { registration } = await inFall(gone, 'Ana', fall.once)
  await moveTo(gone.mum, registration.id, 'CANCELLED')
  const before = (await subjectsTo(at.server, old.user.email)).length
  const written = async () => (await emailsTo(at.server, old.user.email)).slice(before)

  await runOn('2025-10-31')
  expect(await written()).toEqual([])
  await runOn('2025-11-01')
  await runOn('2025-11-02')
  const emails = await written()
  expect(emails.map(({ subject }) => subject)).toEqual([`${winter.name} is open for Leo and Maya`])
  expect(emails[0]?.text).toContain('Everyone else can from Sat, Nov 15, 2025.')
  expect(emails[0]?.text).toMatch(/Maya: U9 \(born 2017\), .*from Sat, Jan 10,\s+2026\./s)
  expect(emails[0]?.text).toContain('https://club.example.org/guardian')
  expect((await subjectsTo(at.server, gone.user.email)).filter((one) => one.includes('is open for'))).toEqual(
    [],
  )
})

test('S-16: a child who is already in, or will be too old, is not asked', async () => {
  const { fall, next } = await givenFallAndWinter()
  const [keen, grown] = [await givenMum(at.desk), await givenMum(at.desk)]
  const { child } = await inFall(keen, 'Maya', fall.once)
  await inFall(grown, 'Leo', fall.once)
  await at.server.sql`update programs set max_birth_year = 2012 where id = ${next.program.id}`
  setDay('2025-11-01')
  await register(at.desk, child, next.once)
  await runOn('2025-11-20')
  for (const { user } of [keen, grown])
    expect(await subjectsTo(at.server, user.email)).not.toContainEqual(expect.stringContaining('is open for'))
})
