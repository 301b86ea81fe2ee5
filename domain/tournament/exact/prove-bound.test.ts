import { describe, expect, test } from 'vitest'
import { divisionOf } from '../plan/division.ts'
import { playSlots } from '../plan/make-slots.ts'
import { elapsedMinutes, restNeeded } from '../plan/match-times.ts'
import { addMinutes, minutesOf } from '../plan/moment.ts'
import type { Plan, PlanInput } from '../plan/plan.ts'
import { score } from '../plan/score.ts'
import { DAY, drawn, teamsOf, testPlan, u10 } from '../test-plan.ts'
import { validate } from '../validate/validate.ts'
import { loadSolver } from './cadical.ts'
import { proveBound } from './prove-bound.ts'

const slotsOn = (pitchId: string, count: number, { minutes = 30, day = DAY, from = '09:30' } = {}) =>
  playSlots(
    { pitchId, start: `${day}T${from}`, end: addMinutes(`${day}T${from}`, minutes * count), minutes },
    [],
  )

/** The best of all plans, found by trying every one, without search, solver or bound. */
function bestOfAll(plan: Plan): number {
  const [division] = plan.divisions
  if (!division) throw new Error('There is a division.')
  const apart = elapsedMinutes(division) + restNeeded(division)
  const starts = plan.slots.map(({ start }) => minutesOf(start))
  const taken: number[] = []
  let best = Number.POSITIVE_INFINITY
  const place = (n: number): void => {
    const match = plan.matches[n]
    if (!match) {
      const matches = plan.matches.map((one, at) => ({
        ...one,
        slotId: plan.slots[taken[at] ?? 0]?.id ?? null,
      }))
      const placed = { ...plan, matches }
      if (validate(placed).every(({ rule }) => rule === 'H12')) best = Math.min(best, score(placed).total)
      return
    }
    const teams = [match.home.teamId, match.away.teamId]
    starts.forEach((start, slot) => {
      if (taken.slice(0, n).includes(slot)) return
      const isTired = plan.matches.slice(0, n).some((other, at) => {
        const isShared = teams.includes(other.home.teamId) || teams.includes(other.away.teamId)
        return isShared && Math.abs((starts[taken[at] ?? 0] ?? 0) - start) < apart
      })
      if (isTired) return
      taken[n] = slot
      place(n + 1)
    })
  }
  place(0)
  return best
}

async function bound(plan: Plan): Promise<number> {
  const solver = await loadSolver(() => false)
  const proved = proveBound(plan, { seed: 1, assignOfficials: false }, solver, Number.POSITIVE_INFINITY)
  solver.dispose()
  return proved
}

const onePitch: PlanInput['pitches'] = [{ id: 'tiger', name: 'Tiger', type: '7v7' }]
const NEXT_DAY = '2026-02-22'

describe('T-40: what is proved to be the least is never more than the best of all plans', () => {
  test.each<[string, Partial<PlanInput>, { best: number; proved: number }]>([
    [
      'five teams, everyone against everyone, one pitch without a gap',
      {
        divisions: [divisionOf({ id: 'u12', code: 'U12', play: 'ROUND_ROBIN' })],
        groups: [{ id: 'a', divisionId: 'u12', name: 'A' }],
        teams: teamsOf('u12', 'a', 5),
        pitches: [{ id: 'tiger', name: 'Tiger', type: '9v9' }],
        slots: slotsOn('tiger', 10, { minutes: 35 }),
      },
      { best: 410, proved: 410 },
    ],
    [
      'five teams with shorter matches',
      {
        divisions: [u10({ gamesEach: 4, maxMinutesPerDay: 300 })],
        teams: teamsOf('u10', 'a', 5),
        pitches: onePitch,
        slots: slotsOn('tiger', 10),
      },
      { best: 212, proved: 212 },
    ],
    ['four teams on one pitch', { pitches: onePitch, slots: slotsOn('tiger', 8) }, { best: 53, proved: 53 }],
    [
      'four teams on one pitch, long matches',
      { pitches: onePitch, slots: slotsOn('tiger', 7, { minutes: 45 }) },
      { best: 40, proved: 40 },
    ],
    [
      'four teams on two pitches',
      { slots: [...slotsOn('tiger', 5), ...slotsOn('rabbit', 5)] },
      { best: 123, proved: 120 },
    ],
    [
      'a long break in the middle',
      {
        pitches: onePitch,
        slots: [...slotsOn('tiger', 4), ...slotsOn('tiger', 4, { from: '14:00' })],
      },
      { best: 432, proved: 432 },
    ],
    [
      'two days',
      {
        pitches: onePitch,
        teams: teamsOf('u10', 'a', 3),
        divisions: [u10({ gamesEach: 2 })],
        slots: [...slotsOn('tiger', 3), ...slotsOn('tiger', 3, { day: NEXT_DAY })],
      },
      { best: 30, proved: 30 },
    ],
    [
      'three teams with hours between them',
      {
        pitches: onePitch,
        teams: teamsOf('u10', 'a', 3),
        divisions: [u10({ gamesEach: 2 })],
        slots: slotsOn('tiger', 3, { minutes: 150 }),
      },
      { best: 143, proved: 143 },
    ],
  ])('%s', async (_what, changes, expected) => {
    const plan = drawn(testPlan(changes))
    const best = bestOfAll(plan)
    const proved = await bound(plan)
    expect(proved).toBeLessThanOrEqual(best)
    expect({ best, proved }).toEqual(expected)
  })
})
