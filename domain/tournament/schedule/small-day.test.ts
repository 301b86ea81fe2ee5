import { expect, test } from 'vitest'
import { playSlots } from '../plan/make-slots.ts'
import { addMinutes } from '../plan/moment.ts'
import type { Plan } from '../plan/plan.ts'
import { score } from '../plan/score.ts'
import { DAY, drawn, run, teamsOf, testPlan, u10 } from '../test-plan.ts'
import { fill } from './fill.ts'
import { nthInt } from './nth.ts'
import { Placement } from './placement.ts'
import { problemOf } from './problem.ts'
import { pick, randomFrom } from './random.ts'
import { SmallDay } from './small-day.ts'
import { staffingOf } from './staffing.ts'

const slotsOn = (pitchId: string, count: number, day = DAY) =>
  playSlots({ pitchId, start: `${day}T09:00`, end: addMinutes(`${day}T09:00`, 30 * count), minutes: 30 }, [])

const problemOfPlan = (plan: Plan) =>
  problemOf(plan, { movable: new Set(plan.matches.map(({ id }) => id)), from: '' })

test.each([
  ['one pitch', { slots: slotsOn('tiger', 9) }],
  ['two pitches', {}],
  ['the youngest, in a half-day', { divisions: [u10({ code: 'U8', pitchType: '7v7' })] }],
])('T-41: a small day counts as the search does (%s)', (_what, changes) => {
  const plan = drawn(testPlan({ teams: teamsOf('u10', 'a', 5), ...changes }))
  const problem = problemOfPlan(plan)
  const day = SmallDay.of(problem)
  if (day === null) throw new Error('It is a small day.')
  const placement = new Placement(problem, staffingOf(plan, problem, false))
  const random = randomFrom(7)
  expect(fill(placement, random)).toBe(true)
  for (let n = 0; n < 200; n += 1) {
    placement.move(pick(random, problem.games.length), pick(random, problem.slots.length))
    day.count(Int32Array.from(day.order, (slot) => nthInt(placement.gameAt, slot)))
    expect([day.hard, day.soft]).toEqual([placement.hard, placement.soft])
  }
})

test('T-41: finals and a second day are not for it', () => {
  const withFinal = testPlan({ divisions: [u10({ play: 'FINAL', recordsResults: true })] })
  expect(SmallDay.of(problemOfPlan(drawn(withFinal)))).toBeNull()
  const slots = [...slotsOn('tiger', 4), ...slotsOn('tiger', 4, '2026-02-22')]
  expect(SmallDay.of(problemOfPlan(drawn(testPlan({ slots }))))).toBeNull()
})

test('T-41: five teams with four games each on one pitch come to the best there is, whatever the seed', () => {
  const plan = drawn(
    testPlan({
      divisions: [u10({ gamesEach: 4, maxMinutesPerDay: 300 })],
      teams: teamsOf('u10', 'a', 5),
      pitches: [{ id: 'tiger', name: 'Tiger', type: '7v7' }],
      slots: slotsOn('tiger', 10),
    }),
  )
  for (const seed of [1, 2, 3]) {
    const outcome = run(plan, { seed, effort: 0.1 })
    if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons[0]?.text)
    expect(score(outcome.plan).total).toBe(212)
  }
})
