import { expect, test } from 'vitest'
import { carryResults } from '../play/carry-results.ts'
import { DAY, scheduled, testPlan } from '../test-plan.ts'
import { confirmedGames, withAwardTo, withConfirmed, withDone, withWeather } from './on-the-day.ts'
import { sampleRundown } from './sample-rundown.ts'

const placed = scheduled(testPlan())
const plan = { ...placed, rundown: sampleRundown(DAY, placed) }
const [item, other] = plan.rundown
const officialId = plan.assignments[0]?.officialId as string
const statesOf = (id: string, { assignments } = plan) =>
  assignments.filter((one) => one.officialId === id).map(({ state }) => state)

test('an item is ticked off, and unticked again', () => {
  const ticked = withDone(plan, item?.id ?? '', true)
  expect(ticked.rundown.find(({ id }) => id === item?.id)?.done).toBe(true)
  expect(ticked.rundown.find(({ id }) => id === other?.id)?.done).toBe(false)
  expect(withDone(ticked, item?.id ?? '', false)).toEqual(plan)
})

test('T-26: all games of one official are confirmed, and nobody else’s', () => {
  const confirmed = withConfirmed(plan, officialId)
  expect(new Set(statesOf(officialId, confirmed))).toEqual(new Set(['CONFIRMED']))
  const others = confirmed.assignments.filter((one) => one.officialId !== officialId)
  expect(others.every(({ state }) => state === 'ASSIGNED')).toBe(true)
  const { games } = confirmedGames(plan, officialId)
  expect(games).toBeGreaterThan(0)
  expect(confirmedGames(plan, officialId).confirmed).toBe(0)
  expect(confirmedGames(confirmed, officialId).confirmed).toBe(games)
})

test('T-26: who has checked in or was replaced stays so', () => {
  const states = ['CHECKED_IN', 'REPLACED', 'NO_SHOW'] as const
  for (const state of states) {
    const given = { ...plan, assignments: plan.assignments.map((one) => ({ ...one, state })) }
    expect(withConfirmed(given, officialId)).toEqual(given)
  }
})

test('T-21: saving an older draft takes back no tick and no confirmation', () => {
  const published = withConfirmed(withDone(plan, item?.id ?? '', true), officialId)
  const carried = carryResults({ ...plan, theme: 'New' }, published)
  expect(carried).toEqual({ ...published, theme: 'New' })
  // A game that the draft gives to somebody else has to be confirmed again.
  const given = {
    ...plan,
    assignments: plan.assignments.map((one) => ({ ...one, officialId: plan.officials.at(-1)?.id as string })),
  }
  expect(
    carryResults(given, published).assignments.filter(({ state }) => state === 'CONFIRMED').length,
  ).toBeLessThan(published.assignments.length)
})

test('T-21: nor an award that was given, nor an incident; what is gone from the draft takes its own along', () => {
  const award = { id: 'kind', divisionId: null, kind: 'FAIR_PLAY' as const, presenter: '', order: 1 }
  const awards = [{ ...award, teamId: null }]
  const draft = { ...plan, awards, theme: 'New' }
  const [match] = plan.matches
  const incident = {
    id: 'm1-caution',
    matchId: match?.id as string,
    minute: 12,
    kind: 'CAUTION' as const,
    teamId: 'koi',
    shirtNo: 7,
    note: 'Kicked the ball away',
  }
  const published = withAwardTo({ ...plan, awards, incidents: [incident] }, 'kind', 'koi')
  const carried = carryResults(draft, published)
  expect(carried.awards).toEqual([{ ...award, teamId: 'koi' }])
  expect(carried.incidents).toEqual([incident])
  expect(carryResults(draft, withAwardTo(published, 'kind', null)).awards[0]?.teamId).toBeNull()
  const without = {
    ...draft,
    teams: draft.teams.filter(({ id }) => id !== 'koi'),
    awards: [...awards, { ...award, id: 'new', teamId: 'drums' }],
  }
  expect(carryResults(without, published).awards.map(({ teamId }) => teamId)).toEqual([null, 'drums'])
  expect(carryResults(without, published).incidents).toEqual([{ ...incident, teamId: null }])
  expect(carryResults({ ...draft, matches: [] }, published).incidents).toEqual([])
})

test('T-21: what visitors read about the weather is recorded with its time, once', () => {
  const told = { at: '2026-02-21T17:00:00Z', by: 'desk@example.org' }
  const weather = { state: 'DELAYED' as const, message: 'Thunder: we wait 30 minutes' }
  const delayed = withWeather({ ...plan, revision: 3 }, weather, told)
  expect(delayed.changes.at(-1)).toEqual({ ...told, revision: 3, text: weather.message, teamIds: [] })
  expect(withWeather(delayed, { ...weather, state: 'MOVED' }, told).changes).toEqual(delayed.changes)
  expect(withWeather(delayed, { state: 'ON', message: '' }, told).changes).toEqual(delayed.changes)
  expect(carryResults({ ...plan, theme: 'New' }, delayed).weather).toEqual(weather)
})
