import { sampleRundown } from '@touchline/domain/tournament/day/sample-rundown.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { DAY, scheduled, testPlan } from '@touchline/domain/tournament/test-plan.ts'
import { expect, test } from 'vitest'
import { scoringPlan, tournamentDesk } from './tournament-desk.ts'

const at = tournamentDesk()

const placed = scheduled(
  testPlan({
    officials: [
      { id: 'leo', name: 'Leo Marchetti', roles: ['REFEREE'], phone: '604-555-0001' },
      { id: 'ines', name: 'Ines Duarte', roles: ['REFEREE'], level: 'MENTOR', phone: '604-555-0002' },
      { id: 'wen', name: 'Wen Li', roles: ['MARSHAL'], isMinor: true, phone: '604-555-0003' },
      { id: 'gloria', name: 'Gloria Cheung', roles: ['FIRST_AID'], phone: '604-555-0004' },
      { id: 'kofi', name: 'Kofi Mensah', roles: ['REFEREE'] },
    ],
  }),
)
const dayPlan = { ...placed, rundown: sampleRundown(DAY, placed) }

const givenDay = () => at.published(dayPlan)

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

test('everybody sees a ticked-off item at once, without a new revision', async () => {
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

test('T-21: the weather is published at once, whatever the state of the draft', async () => {
  const slug = await givenDay()
  const path = `/tournaments/${slug}/weather`
  const weather = { state: 'DELAYED', message: 'Thunder: we wait 30 minutes' }
  expect((await at.ask('put', path, weather)).status).toBe(204)
  const { plan, revision } = await at.visitors(slug)
  expect([plan.weather, revision, plan.changes.at(-1)?.text]).toEqual([weather, 1, weather.message])
  expect((await at.ask('put', path, { state: 'SNOWED IN', message: '' })).status).toBe(400)
})

test('an unknown or unpublished item cannot be ticked off', async () => {
  const path = (slug: string) => `/tournaments/${slug}/rundown/nothing`
  expect((await at.ask('put', path(await givenDay()), { done: true })).body.code).toBe('ITEM_GONE')
  expect((await at.ask('put', path(await at.newTournament()), { done: true })).body.code).toBe(
    'NOT_PUBLISHED',
  )
})

test('T-21: everybody sees an award’s winner at once, and an older draft keeps it', async () => {
  const awards = [{ id: 'kind', divisionId: 'u10', kind: 'FAIR_PLAY', teamId: null, presenter: '', order: 1 }]
  const slug = await at.published({ ...scoringPlan(), awards: awards as Plan['awards'] })
  const { plan, version } = await at.read(slug)
  const give = (id: string, teamId: string | null) =>
    at.ask('put', `/tournaments/${slug}/awards/${id}`, { teamId })
  expect((await give('kind', 'koi')).status).toBe(204)
  const after = await at.visitors(slug)
  expect([after.plan.awards[0]?.teamId, after.revision]).toEqual(['koi', 1])
  expect((await give('nothing', 'koi')).body.code).toBe('ITEM_GONE')
  expect((await give('kind', 'no-such-team')).status).toBe(400)
  const saved = { plan: { ...plan, theme: 'Rain' }, version }
  expect((await at.ask('put', `/tournaments/${slug}/draft`, saved)).status).toBe(200)
  const desk = await at.read(slug)
  expect([desk.plan.theme, desk.plan.awards[0].teamId]).toEqual(['Rain', 'koi'])
})

test('T-11, T-21: an incident counts in the standings at once; only the desk can read it', async () => {
  const slug = await at.published()
  const { plan } = await at.visitors(slug)
  const [match] = plan.matches
  const teamId = match?.home.teamId as string
  const fairPlay = async () =>
    (await at.visitors(slug)).plan.teams.find(({ id }) => id === teamId)?.fairPlayPoints
  const incident = { matchId: match?.id, minute: 12, kind: 'CAUTION', teamId, note: 'Kicked the ball away' }
  const path = `/tournaments/${slug}/incidents/first`
  expect((await at.ask('put', path, { incident })).status).toBe(204)
  expect(await fairPlay()).toBe(-1)
  await at.ask('put', path, { incident: { ...incident, kind: 'SENDING_OFF' } })
  expect(await fairPlay()).toBe(-3)
  const after = await at.visitors(slug)
  expect([after.revision, after.plan.incidents]).toEqual([1, []])
  const desk = await at.read(slug)
  expect(desk.plan.incidents).toHaveLength(1)
  expect((await at.ask('put', path, { incident: { ...incident, minute: 999 } })).status).toBe(400)
  expect((await at.ask('put', path, { incident: { ...incident, matchId: 'gone' } })).status).toBe(400)
  await at.ask('delete', path)
  expect(await fairPlay()).toBe(0)
  expect(
    (await at.ask('put', `/tournaments/${await at.newTournament()}/incidents/first`, { incident })).body.code,
  ).toBe('NOT_PUBLISHED')
})

const versionsOf = (slug: string) => at.server.sql`select _version from tournaments where slug = ${slug}`

test('T-26: with the PIN a referee confirms their games and sees who is in charge, but no minor’s phone', async () => {
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
  // Confirming again must not be a change, or every phone with the schedule would be sent it.
  const [changed] = await versionsOf(slug)
  expect((await asReferee({ slug, officialId: 'leo', pin, confirms: true })).body).toEqual(body)
  expect(await versionsOf(slug)).toEqual([changed])
  const { plan } = await at.read(slug)
  const states = (id: string) =>
    new Set(
      plan.assignments
        .filter((one: { officialId: string }) => one.officialId === id)
        .map(({ state }: { state: string }) => state),
    )
  expect(states('leo')).toEqual(new Set(['CONFIRMED']))
  expect(states('ines')).not.toContain('CONFIRMED')
})

test('T-26: a wrong PIN, or one of another official or event, is refused, and guessing is slowed down', async () => {
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
