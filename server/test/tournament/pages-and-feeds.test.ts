import ICAL from 'ical.js'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { loadTournament, loadTournaments } from '../../src/tournament/load-tournament.ts'
import { admin, configureAmplify } from '../amplify-client.ts'
import { givenBy } from '../given.ts'
import { type RunningServer, serverForTest } from '../running-server.ts'
import { SECRET, wholePlan } from './tournament-plan.ts'

const log = { error: () => {} } as unknown as Parameters<typeof loadTournament>[0]['log']

async function withCup(values: object = {}) {
  const server = await serverForTest()
  configureAmplify(server)
  const desk = await admin()
  const row = await givenBy(desk).create('Tournament', {
    slug: 'cup',
    name: 'Cup',
    date: '2026-02-21',
    status: 'PUBLISHED',
    plan: JSON.stringify(wholePlan),
    ...values,
  })
  const change = (input: object, version: number) =>
    desk.ask(
      'mutation M($input: UpdateTournamentInput!) { updateTournament(input: $input) { id _version } }',
      {
        input: { id: row.id, _version: version, ...input },
      },
    )
  return { server, change }
}

test('pages get the public part; a draft does not exist for them', async () => {
  const { server, change } = await withCup()
  const cup = await loadTournament({ sql: server.sql, log }, 'cup')
  expect(cup).toMatchObject({ slug: 'cup', date: '2026-02-21', status: 'PUBLISHED', version: 1 })
  expect(cup?.plan?.matches).toHaveLength(49)
  expect(JSON.stringify(cup)).not.toContain(SECRET)
  await change({ status: 'DRAFT' }, 1)
  expect(await loadTournament({ sql: server.sql, log }, 'cup')).toBe(null)
  expect(await loadTournaments(server)).toEqual([])
})

async function feed({ url }: RunningServer, path: string) {
  const answer = await fetch(url + path)
  if (answer.status !== 200) return answer.status
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('a team’s calendar: its games, with ids that stay when they move', async () => {
  const { server, change } = await withCup()
  const before = (await feed(server, '/calendar/tournaments/cup/koi.ics')) as ICAL.Event[]
  expect(before).toHaveLength(3)
  expect(before[0]?.summary).toMatch(/^Koi v |v Koi/)
  const game = wholePlan.matches.find(({ home, away }) => home.teamId === 'koi' || away.teamId === 'koi')
  const free = wholePlan.slots.find(
    ({ id, pitchId }) => pitchId === 'tiger' && !wholePlan.matches.some(({ slotId }) => slotId === id),
  )
  const matches = wholePlan.matches.map((match) =>
    match.id === game?.id ? { ...match, slotId: free?.id ?? null } : match,
  )
  await change({ plan: JSON.stringify({ ...wholePlan, matches }) }, 1)
  const after = (await feed(server, '/calendar/tournaments/cup/koi.ics')) as ICAL.Event[]
  expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted())
  expect(after.map(({ startDate }) => String(startDate)).toSorted()).not.toEqual(
    before.map(({ startDate }) => String(startDate)).toSorted(),
  )
})

test.each([
  ['/calendar/tournaments/cup/nobody.ics', 404],
  ['/calendar/tournaments/none/koi.ics', 404],
])('%s is not found', async (path, status) => {
  const { server } = await withCup()
  expect(await feed(server, path)).toBe(status)
})

test('a cancelled day stays in the calendar and says so', async () => {
  const { server } = await withCup({ status: 'CANCELLED' })
  const events = (await feed(server, '/calendar/tournaments/cup/koi.ics')) as ICAL.Event[]
  expect(events.map(({ summary }) => summary.startsWith('Cancelled: '))).toEqual([true, true, true])
})

test('open pages hear of each version, and never of a draft', async () => {
  const { server, change } = await withCup()
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/tournament-versions`)
  onTestFinished(() => socket.terminate())
  const said: unknown[] = []
  let wake = () => {}
  socket.on('message', (data) => {
    said.push(JSON.parse(String(data)))
    wake()
  })
  const next = async () => {
    while (said.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return said.shift()
  }
  // The news of its creation may still be on its way when the socket opens.
  const first = await next()
  expect(Object.keys(first as object).length > 0 ? first : await next()).toEqual({ cup: 1 })
  await change({ name: 'Spring cup' }, 1)
  expect(await next()).toEqual({ cup: 2 })
  await change({ status: 'DRAFT' }, 2)
  expect(await next()).toEqual({})
})
