import { expect, test } from 'vitest'
import { unconfirmedJob } from '../src/registrations/unconfirmed-job.ts'
import { updateRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import { jobSurroundings, links } from './job-surroundings.ts'
import { emailsTo, moveTo, stateOf, subjectsTo } from './registering.ts'

const at = clubAt('2025-09-01T17:00:00Z')

async function runOn(day: string) {
  at.now = new Date(`${day}T17:20:00Z`)
  await unconfirmedJob(links).run(jobSurroundings({ sql: at.server.sql, now: () => at.now }))
}

const statusOf = async (id: string) => (await stateOf(at.desk, id)).status

test('R-14: an unconfirmed place is given up after a reminder, and offered to the next family', async () => {
  const { once } = await givenFall(at.desk, { capacity: 2 })
  const [family, next] = [await givenMum(at.desk), await givenMum(at.desk)]
  const held: string[] = []
  for (const name of ['Maya', 'Leo'])
    held.push((await register(family.mum, await family.child(name), once)).it.id)
  const waiting = (await register(next.mum, await next.child('Ana'), once)).it.id as string
  const before = (await subjectsTo(at.server, family.user.email)).length
  const written = async () => (await emailsTo(at.server, family.user.email)).slice(before)

  await runOn('2025-09-10')
  expect(await written()).toEqual([])
  await runOn('2025-09-11')
  await runOn('2025-09-12')
  const [reminder, ...others] = await written()
  expect(others).toEqual([])
  expect(reminder?.subject).toBe('Do you still want the places for Leo and Maya?')
  expect(reminder?.text).toContain('held through Mon, Sep 15.')

  await runOn('2025-09-15')
  expect(await Promise.all(held.map(statusOf))).toEqual(['PENDING', 'PENDING'])
  await runOn('2025-09-16')
  expect(await Promise.all(held.map(statusOf))).toEqual(['CANCELLED', 'CANCELLED'])
  expect((await written()).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Maya’s registration is cancelled', 'Leo’s registration is cancelled']),
  )
  expect((await written()).at(-1)?.text).toMatch(/held for 14 days, and\s+no one confirmed it/)
  expect(await stateOf(at.desk, waiting)).toMatchObject({
    status: 'WAITLISTED',
    offerExpiresAt: '2025-09-18T17:20:00.000Z',
  })
  expect((await subjectsTo(at.server, next.user.email)).at(-1)).toBe('A place for Ana')
})

test('R-14: what the desk has registered, approved or noted a reason on stays; a reason of the family’s own does not hold it', async () => {
  const { once } = await givenFall(at.desk, { capacity: 4 })
  const mums = await Promise.all(Array.from({ length: 4 }, () => givenMum(at.desk)))
  const [one, two, three, four] = mums as [Mum, Mum, Mum, Mum]
  const byDesk = (await register(at.desk, await one.child('Maya'), once)).it.id
  const approved = (await register(two.mum, await two.child('Leo'), once)).it.id
  await moveTo(at.desk, approved, 'APPROVED')
  const noted = (await register(three.mum, await three.child('Ana'), once)).it.id
  const kept = (await register(four.mum, await four.child('Kai'), once)).it.id
  for (const [who, id] of [
    [at.desk, noted],
    [four.mum, kept],
  ] as const) {
    const { error } = await updateRow(who, REGISTRATION, { id, _version: 1, reason: 'Pays in October' })
    expect(error).toBeUndefined()
  }
  for (const day of ['2025-09-11', '2025-09-16', '2025-11-01']) await runOn(day)
  expect(await Promise.all([byDesk, approved, noted, kept].map(statusOf))).toEqual([
    'PENDING',
    'APPROVED',
    'PENDING',
    'CANCELLED',
  ])
})
type Mum = Awaited<ReturnType<typeof givenMum>>
