import { expect, test } from 'vitest'
import { carryResults } from './carry-results.ts'
import { confirmedGames, withConfirmed, withDone } from './on-the-day.ts'
import { sampleRundown } from './sample-rundown.ts'
import { DAY, scheduled, testPlan } from './test-plan.ts'

const plan = scheduled(testPlan({ rundown: sampleRundown(DAY) }))
const [item, other] = plan.rundown
const officialId = plan.assignments[0]?.officialId as string
const statesOf = (id: string, { assignments } = plan) =>
  assignments.filter((one) => one.officialId === id).map(({ state }) => state)

test('an item is ticked off, and not after all', () => {
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

test('T-21: a draft that was begun before takes no tick and no confirmation back', () => {
  const published = withConfirmed(withDone(plan, item?.id ?? '', true), officialId)
  const carried = carryResults({ ...plan, theme: 'New' }, published)
  expect(carried).toEqual({ ...published, theme: 'New' })
  // Given to somebody else in the draft, a game has to be confirmed anew.
  const given = {
    ...plan,
    assignments: plan.assignments.map((one) => ({ ...one, officialId: plan.officials.at(-1)?.id as string })),
  }
  expect(
    carryResults(given, published).assignments.filter(({ state }) => state === 'CONFIRMED').length,
  ).toBeLessThan(published.assignments.length)
})
