import { describe, expect, test } from 'vitest'
import { divisionOf } from '../plan/division.ts'
import { playSlots } from '../plan/make-slots.ts'
import { addMinutes } from '../plan/moment.ts'
import type { PlanInput } from '../plan/plan.ts'
import type { Outcome } from '../schedule/schedule.ts'
import type { ScheduleOptions } from '../schedule/task.ts'
import { DAY, drawn, run, teamsOf, testPlan, u10 } from '../test-plan.ts'
import { validate } from '../validate/validate.ts'
import { loadSolver } from './cadical.ts'
import { decide } from './decide.ts'
import { findPlan } from './find-plan.ts'
import type { Solver } from './solver.ts'

const never = () => false

async function decided(changes: Partial<PlanInput>, options: Partial<ScheduleOptions> = {}) {
  const solver = await loadSolver(never)
  const outcome = decide(
    drawn(testPlan(changes)),
    { seed: 1, effort: 0.05, ...options },
    { solver, near: null },
  )
  solver.dispose()
  return outcome
}

async function found(changes: Partial<PlanInput>, isTimeUp = never): Promise<Outcome> {
  const running = findPlan(drawn(testPlan(changes)), { seed: 1, effort: 0.05 }, () => loadSolver(isTimeUp))
  let step = await running.next()
  while (!step.done) step = await running.next()
  return step.value
}

const slotsOn = (pitchId: string, count: number, minutes = 30) =>
  playSlots({ pitchId, start: `${DAY}T09:30`, end: addMinutes(`${DAY}T09:30`, minutes * count), minutes }, [])
const oneReferee = (maxGames = 20): PlanInput['officials'] => [
  { id: 'leo', name: 'Leo', roles: ['REFEREE'], maxGames },
]
const textsOf = (outcome: Outcome | null) =>
  outcome?.kind === 'IMPOSSIBLE' ? outcome.reasons.map(({ text }) => text) : outcome?.kind

describe('T-4: the solver finds a plan', () => {
  const five: Partial<PlanInput> = {
    divisions: [divisionOf({ id: 'u12', code: 'U12', play: 'ROUND_ROBIN' })],
    groups: [{ id: 'a', divisionId: 'u12', name: 'A' }],
    teams: teamsOf('u12', 'a', 5),
    pitches: [{ id: 'tiger', name: 'Tiger', type: '9v9' }],
    slots: slotsOn('tiger', 10, 35),
  }

  test.each<[string, Partial<PlanInput>]>([
    ['five teams on one pitch, everyone against everyone, without a gap', five],
    [
      'one referee: three games, a break, three games',
      {
        divisions: [u10({ gamesEach: 2 })],
        teams: teamsOf('u10', 'a', 6),
        slots: slotsOn('tiger', 7),
        officials: oneReferee(6),
      },
    ],
    ['a final after the group', { divisions: [u10({ play: 'FINAL', recordsResults: true })] }],
    [
      'semi-finals and third place',
      { divisions: [u10({ play: 'SEMIS', thirdPlace: true, recordsResults: true, maxMinutesPerDay: 100 })] },
    ],
    [
      'the youngest in a half-day',
      { divisions: [divisionOf({ id: 'u10', code: 'U9', pitchType: '7v7', gamesEach: 2 })] },
    ],
    [
      'pitches that share turf',
      {
        pitches: [
          { id: 'tiger', name: 'Tiger', type: '7v7' },
          { id: 'rabbit', name: 'Rabbit', type: '7v7', overlaps: ['tiger'] },
        ],
      },
    ],
    [
      'referees with a team of their own',
      {
        officials: ['leo', 'ada', 'kofi'].map((id, n) => ({
          id,
          name: id,
          roles: ['REFEREE'],
          conflictTeamIds: [['koi', 'drums', 'comets'][n] as string],
        })),
      },
    ],
    [
      'referees without a game to spare',
      {
        officials: ['leo', 'ada', 'kofi'].map((id) => ({ id, name: id, roles: ['REFEREE'], maxGames: 2 })),
      },
    ],
    [
      'the only referee where results are kept, a game leader for the others at the same time',
      {
        divisions: [
          u10({ play: 'ROUND_ROBIN', recordsResults: true }),
          divisionOf({ id: 'young', code: 'U10', gamesEach: 2 }),
        ],
        groups: [
          { id: 'a', divisionId: 'u10', name: 'A' },
          { id: 'b', divisionId: 'young', name: 'A' },
        ],
        teams: [...teamsOf('u10', 'a', 4), ...teamsOf('young', 'b', 4, 'young')],
        slots: [...slotsOn('tiger', 8), ...slotsOn('rabbit', 8)],
        officials: [
          ...(oneReferee(6) ?? []),
          { id: 'mia', name: 'Mia', roles: ['GAME_LEADER'], maxGames: 4 },
        ],
      },
    ],
  ])('%s', async (_what, changes) => {
    const outcome = await decided(changes)
    if (outcome?.kind !== 'PLANNED') throw new Error(`${textsOf(outcome)}`)
    expect(outcome.plan.matches.every(({ slotId, number }) => slotId !== null && number > 0)).toBe(true)
    expect(validate(outcome.plan)).toEqual([])
    expect(outcome.score.total).toBeGreaterThanOrEqual(outcome.lowerBound)
  })

  test('only what may move moves', async () => {
    const before = run(drawn(testPlan()))
    if (before.kind === 'IMPOSSIBLE') throw new Error('There is a plan.')
    const [first] = before.plan.matches
    const solver = await loadSolver(never)
    const outcome = decide(
      before.plan,
      { seed: 1, movable: [first?.id ?? ''], from: `${DAY}T14:00` },
      { solver, near: null },
    )
    if (outcome?.kind !== 'PLANNED') throw new Error(`${textsOf(outcome)}`)
    expect(validate(outcome.plan)).toEqual([])
    expect(outcome.plan.matches.slice(1)).toEqual(before.plan.matches.slice(1))
    expect(outcome.plan.matches[0]?.slotId?.slice(-4) ?? '').toMatch(/^1[45]/)
  })

  test('near what the search came to there may be nothing: then it looks afresh', async () => {
    const near = run(drawn(testPlan()))
    if (near.kind === 'IMPOSSIBLE') throw new Error('There is a plan.')
    const solver = await loadSolver(never)
    let asked = 0
    const stuck: Solver = {
      ...solver,
      solve: (assumptions, conflicts) => {
        asked += 1
        return asked === 1 ? null : solver.solve(assumptions, conflicts)
      },
    }
    const options = { seed: 1, effort: 0.05 }
    const outcome = decide(drawn(testPlan(five)), options, { solver: stuck, near: near.plan })
    expect([asked, outcome?.kind]).toEqual([2, 'PLANNED'])
  })

  test('time that is up is no proof, however far it came', async () => {
    const solver = await loadSolver(never)
    let asked = 0
    const spent: Solver = {
      ...solver,
      solve: () => {
        asked += 1
        return null
      },
      isTimeUp: () => asked > 1,
    }
    expect(decide(drawn(testPlan(five)), { seed: 1 }, { solver: spent, near: null })).toBe(null)
  })
})

describe('T-7: the solver proves that there is none, and says which rules cannot hold together', () => {
  test.each<[string, Partial<PlanInput>, string[]]>([
    [
      'four teams alone on one pitch, back to back',
      { slots: slotsOn('tiger', 7) },
      [
        'Enough rest for U10 between 6 matches at 7 kick-offs (H2)',
        'One match at a time in each slot, 6 matches at 7 kick-offs (H5)',
      ],
    ],
    [
      'one referee, seven matches in eight slots',
      {
        divisions: [u10({ gamesEach: 2 })],
        teams: teamsOf('u10', 'a', 7),
        slots: slotsOn('tiger', 8),
        officials: oneReferee(),
      },
      [
        'The walks, breaks and game limits of the only official (H6)',
        'A referee or game leader for every match of U10, 7 matches at 8 kick-offs (H12)',
      ],
    ],
  ])('%s', async (_what, changes, texts) => {
    expect(textsOf(await decided(changes))).toEqual(texts)
  })

  test('what the search cannot rule out is ruled out, with the closest plan beside it', async () => {
    const changes = {
      slots: [...slotsOn('tiger', 5), ...slotsOn('rabbit', 5)],
      officials: oneReferee(),
    }
    expect(await found(changes)).toMatchObject({ kind: 'IMPOSSIBLE', certain: true })
    const unproved = await found(changes, () => true)
    expect(unproved).toMatchObject({ kind: 'IMPOSSIBLE', certain: false })
  })

  test('what is proposed has been tried: the smallest step that helps, and no other', async () => {
    const outcome = await found({
      divisions: [u10({ gamesEach: 2 })],
      teams: teamsOf('u10', 'a', 7),
      slots: slotsOn('tiger', 8),
      officials: oneReferee(),
    })
    expect(outcome).toMatchObject({
      certain: true,
      proposals: [
        'Ask for one more referee for the whole day, 6 games at most.',
        'Play one match longer on every pitch.',
        'Play 1 instead of 2 games each in U10.',
      ],
    })
  })
})
