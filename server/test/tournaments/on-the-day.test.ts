import { sampleRundown } from '@touchline/domain/tournament/sample-rundown.ts'
import { DAY, scheduled, testPlan } from '@touchline/domain/tournament/test-plan.ts'
import { expect, test } from 'vitest'
import { tournamentDesk } from './tournament-desk.ts'

const at = tournamentDesk()

const givenDay = () =>
  at.published(
    scheduled(
      testPlan({
        rundown: sampleRundown(DAY),
        officials: [
          { id: 'leo', name: 'Leo Marchetti', roles: ['REFEREE'], phone: '604-555-0001' },
          { id: 'ines', name: 'Ines Duarte', roles: ['REFEREE'], level: 'MENTOR', phone: '604-555-0002' },
          { id: 'wen', name: 'Wen Li', roles: ['MARSHAL'], isMinor: true, phone: '604-555-0003' },
          { id: 'gloria', name: 'Gloria Cheung', roles: ['FIRST_AID'], phone: '604-555-0004' },
          { id: 'kofi', name: 'Kofi Mensah', roles: ['REFEREE'] },
        ],
      }),
    ),
  )

const pinOf = async (slug: string, id: string) =>
  (await at.ask('get', `/tournaments/${slug}/referee-pins`)).body.pins[id] as string

async function asReferee(body: object) {
  const answer = await fetch(`${at.server.url}/referee-days`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

test('what is ticked off everybody sees at once, without a new revision', async () => {
  const slug = await givenDay()
  const { plan, revision } = await at.visitors(slug)
  const id = plan.rundown[0]?.id as string
  expect((await at.ask('put', `/tournaments/${slug}/rundown/${id}`, { done: true })).status).toBe(200)
  const after = await at.visitors(slug)
  expect(after.plan.rundown.filter(({ done }) => done).map((item) => item.id)).toEqual([id])
  expect([after.revision, after.status]).toEqual([revision, 'PUBLISHED'])
  await at.ask('put', `/tournaments/${slug}/rundown/${id}`, { done: false })
  expect((await at.visitors(slug)).plan.rundown.some(({ done }) => done)).toBe(false)
})

test('what is not there, or not out yet, cannot be ticked off', async () => {
  const path = (slug: string) => `/tournaments/${slug}/rundown/nothing`
  expect((await at.ask('put', path(await givenDay()), { done: true })).body.code).toBe('ITEM_GONE')
  expect((await at.ask('put', path(await at.newTournament()), { done: true })).body.code).toBe(
    'NOT_PUBLISHED',
  )
})

test('T-26: with the PIN a referee confirms their games and sees who is in charge; no young one’s phone', async () => {
  const slug = await givenDay()
  const pin = await pinOf(slug, 'leo')
  expect(pin).toMatch(/^\d{6}$/)
  const looked = await asReferee({ slug, officialId: 'leo', pin })
  expect(looked.status).toBe(200)
  expect(looked.body).toMatchObject({ confirmed: 0 })
  expect(looked.body.games).toBeGreaterThan(0)
  const names = looked.body.phones.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Ines Duarte', 'Gloria Cheung'])
  const { body } = await asReferee({ slug, officialId: 'leo', pin, confirms: true })
  expect(body.confirmed).toBe(body.games)
  const { plan } = (await at.ask('get', `/tournaments/${slug}`)).body
  const states = (id: string) =>
    new Set(
      plan.assignments
        .filter((one: { officialId: string }) => one.officialId === id)
        .map(({ state }: { state: string }) => state),
    )
  expect(states('leo')).toEqual(new Set(['CONFIRMED']))
  expect(states('ines')).not.toContain('CONFIRMED')
})

test('T-26: another PIN, another’s PIN and another tournament’s are refused, and guessing is slowed down', async () => {
  const [slug, other] = [await givenDay(), await givenDay()]
  const wrong = [
    { slug, officialId: 'leo', pin: '' },
    { slug, officialId: 'leo', pin: await pinOf(slug, 'ines') },
    { slug, officialId: 'leo', pin: await pinOf(other, 'leo') },
    { slug: 'no-such-cup', officialId: 'leo', pin: await pinOf(slug, 'leo') },
  ]
  for (const body of wrong) expect((await asReferee(body)).status).toBe(403)
  for (let n = 0; n < 5; n += 1) await asReferee({ slug, officialId: 'leo', pin: '000000' })
  expect((await asReferee({ slug, officialId: 'leo', pin: await pinOf(slug, 'leo') })).status).toBe(429)
})
