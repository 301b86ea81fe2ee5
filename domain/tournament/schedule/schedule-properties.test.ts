import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadSolver } from '../exact/cadical.ts'
import { decide } from '../exact/decide.ts'
import { divisionOf } from '../plan/division.ts'
import { playSlots } from '../plan/make-slots.ts'
import type { Plan, PlanInput } from '../plan/plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { score } from '../plan/score.ts'
import { drawMatches } from '../play/draw.ts'
import { DAY, run, teamsOf } from '../test-plan.ts'
import { validate } from '../validate/validate.ts'
import { fill } from './fill.ts'
import { Placement } from './placement.ts'
import { problemOf } from './problem.ts'
import { pick, randomFrom } from './random.ts'
import type { Outcome } from './schedule.ts'
import { staffingOf } from './staffing.ts'

const PLAYS = ['FRIENDLY', 'ROUND_ROBIN', 'FINAL', 'SEMIS'] as const

const division = fc.record({
  code: fc.constantFrom('U7', 'U8/9', 'U10', 'U12/13', 'U14/15'),
  type: fc.constantFrom('5v5' as const, '7v7' as const),
  halfMinutes: fc.constantFrom(8, 10, 12),
  breakMinutes: fc.constantFrom(0, 3),
  play: fc.constantFrom(...PLAYS),
  gamesEach: fc.integer({ min: 1, max: 4 }),
  groups: fc.constantFrom(1, 1, 2),
  teams: fc.constantFrom(2, 3, 4, 4),
  thirdPlace: fc.boolean(),
})

const pitch = fc.record({
  type: fc.constantFrom('5v5' as const, '7v7' as const),
  minutes: fc.constantFrom(30, 35, 40),
  x: fc.integer({ min: 0, max: 200 }),
  overlapsNext: fc.boolean(),
  from: fc.constantFrom('09:00', '09:30', '11:00'),
  to: fc.constantFrom('12:00', '14:00', '16:00'),
})

const official = fc.record({
  isMinor: fc.boolean(),
  leadsOnly: fc.boolean(),
  maxGames: fc.integer({ min: 3, max: 8 }),
  closeTo: fc.nat(30),
  morning: fc.boolean(),
})

const tournament = fc
  .record({
    days: fc.constantFrom(1, 1, 1, 2),
    divisions: fc.array(division, { minLength: 1, maxLength: 2 }),
    pitches: fc.array(pitch, { minLength: 2, maxLength: 4 }),
    officials: fc.array(official, { minLength: 2, maxLength: 7 }),
    families: fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 3 }),
    lunch: fc.boolean(),
  })
  .map((shape): Plan => {
    const days = [DAY, '2026-02-22'].slice(0, shape.days)
    const divisions = shape.divisions.map((one, n) =>
      divisionOf({
        id: `d${n}`,
        code: one.code,
        format: one.type,
        pitchType: one.type,
        halfMinutes: one.halfMinutes,
        breakMinutes: one.breakMinutes,
        gamesEach: one.gamesEach,
        thirdPlace: one.thirdPlace,
        maxMinutesPerDay: 100,
        recordsResults: one.play === 'FINAL' || one.play === 'SEMIS',
        play: one.play,
      }),
    )
    const groups = shape.divisions.flatMap((one, n) =>
      Array.from({ length: one.groups }, (_, g) => ({
        id: `d${n}g${g}`,
        divisionId: `d${n}`,
        name: 'AB'[g] as string,
      })),
    )
    const teams = groups.flatMap(({ id, divisionId }) =>
      teamsOf(divisionId, id, shape.divisions[Number(divisionId.slice(1))]?.teams ?? 2, id),
    )
    const teamAt = (n: number) => teams[n % teams.length]?.id as string
    const pauses = shape.lunch ? days.map((day) => ({ start: `${day}T12:00`, end: `${day}T12:30` })) : []
    const input: PlanInput = {
      venue: { name: 'Anywhere' },
      divisions,
      groups,
      teams,
      pitches: shape.pitches.map(({ type, x, overlapsNext }, n) => ({
        id: `p${n}`,
        name: `Pitch ${n}`,
        // The first pitches fit a division. Otherwise nearly every tournament would be impossible for lack of one.
        type: shape.divisions[n]?.type ?? type,
        x,
        overlaps: overlapsNext && n + 1 < shape.pitches.length ? [`p${n + 1}`] : [],
      })),
      slots: [
        ...pauses.map((pause, n) => ({ id: `lunch${n}`, pitchId: null, kind: 'MEAL' as const, ...pause })),
        ...days.flatMap((day) =>
          shape.pitches.flatMap(({ minutes, from, to }, n) =>
            // Slots ignore lunch here, so the scheduler has to keep it free.
            playSlots({ pitchId: `p${n}`, start: `${day}T${from}`, end: `${day}T${to}`, minutes }, []),
          ),
        ),
      ],
      officials: shape.officials.map(({ isMinor, leadsOnly, maxGames, closeTo, morning }, n) => ({
        id: `o${n}`,
        name: `Official ${n}`,
        roles: [leadsOnly && n > 0 ? ('GAME_LEADER' as const) : ('REFEREE' as const)],
        isMinor,
        maxGames,
        conflictTeamIds: closeTo < teams.length ? [teamAt(closeTo)] : [],
        availability: morning ? days.map((day) => ({ start: `${day}T09:00`, end: `${day}T14:00` })) : [],
      })),
      households: shape.families
        .map(([one, other]) => [teamAt(one), teamAt(other)] as const)
        .filter(([one, other]) => one !== other)
        .map((teamIds, n) => ({ id: `f${n}`, teamIds: [...teamIds] })),
    }
    return planFrom(input)
  })
  // A refused draw makes no tournament.
  .map((plan) => ({ plan, draw: drawMatches(plan) }))
  .filter(({ draw }) => 'matches' in draw)
  .map(({ plan, draw }): Plan => ({ ...plan, matches: 'matches' in draw ? draw.matches : [] }))

/**
 * Six hundred tournaments in three parts. If any one of the scheduler's terms is removed, the first five tournaments
 * show it at the latest. A fault that only one tournament in two hundred shows is caught nineteen times out of twenty.
 */
const RUNS = 200
/** The rules hold however short the search: a third of the steps finds plans nearly as often, in half the time. */
const SHORT = 0.005

function expectSound({ plan, score: reached, lowerBound }: Extract<Outcome, { kind: 'PLANNED' }>) {
  expect(plan.matches.every(({ slotId }) => slotId !== null)).toBe(true)
  expect(validate(plan)).toEqual([])
  expect(reached).toEqual(score(plan))
  expect(reached.total).toBeGreaterThanOrEqual(lowerBound)
}

function expectReasons({ reasons }: Extract<Outcome, { kind: 'IMPOSSIBLE' }>) {
  expect(reasons.length).toBeGreaterThan(0)
  for (const { rule, text, relax } of reasons) {
    expect(text).toContain(`(${rule}`)
    expect(relax).not.toBe('')
  }
}

describe('T-4: whatever the tournament', () => {
  test.each([1, 2, 3])(
    'the validator accepts what the scheduler returns, and what is impossible has a reason (%i of 3)',
    (part) => {
      const counts = { PLANNED: 0, IMPOSSIBLE: 0 }
      fc.assert(
        fc.property(tournament, fc.integer({ min: 0, max: 1_000 }), (plan, seed) => {
          const outcome = run(plan, { seed, effort: SHORT })
          counts[outcome.kind] += 1
          if (outcome.kind === 'PLANNED') expectSound(outcome)
          else expectReasons(outcome)
        }),
        { numRuns: RUNS, seed: part },
      )
      // The property would prove nothing if one of the two never occurred.
      expect(counts.PLANNED).toBeGreaterThan(RUNS / 4)
      expect(counts.IMPOSSIBLE).toBeGreaterThan(RUNS / 10)
    },
  )

  test('T-7: what is proved impossible is impossible for every seed', () =>
    fc.assert(
      fc.property(tournament, (plan) => {
        const outcomes = [1, 2].map((seed) => run(plan, { seed, effort: 0.015 }))
        const proved = outcomes.some((outcome) => outcome.kind === 'IMPOSSIBLE' && outcome.certain)
        if (proved) expect(outcomes.every(({ kind }) => kind === 'IMPOSSIBLE')).toBe(true)
      }),
      { numRuns: 80, seed: 11 },
    ))

  test('T-7: the solver and the search never contradict each other', () =>
    fc.assert(
      fc.asyncProperty(tournament, async (plan) => {
        const searched = run(plan, { effort: 0.015 })
        const solver = await loadSolver(() => false)
        const decided = decide(plan, { seed: 1, effort: 0.015 }, { solver, near: null })
        solver.dispose()
        if (decided?.kind === 'PLANNED') expectSound(decided)
        else expect(searched.kind).toBe('IMPOSSIBLE')
        if (searched.kind === 'IMPOSSIBLE' && searched.certain) expect(decided?.kind).toBe('IMPOSSIBLE')
      }),
      { numRuns: 60, seed: 13 },
    ))

  test('T-5: what the search counts as it goes is what the score says', () =>
    fc.assert(
      fc.property(tournament, fc.nat(), (plan, seed) => {
        const problem = problemOf(plan, { movable: new Set(plan.matches.map(({ id }) => id)), from: '' })
        const placement = new Placement(problem, staffingOf(plan, problem, false))
        const random = randomFrom(seed)
        if (problem.games.some(({ slots }) => slots.length === 0) || !fill(placement, random)) return
        for (let n = 0; n < 30; n += 1) {
          const game = pick(random, problem.games.length)
          const own = problem.games[game]?.slots ?? []
          const slot = own[pick(random, own.length)] as number
          const [from, other] = [placement.slotOf[game] as number, placement.gameAt[slot] as number]
          if (other < 0 || problem.games[other]?.slots.includes(from)) placement.move(game, slot)
        }
        const matches = plan.matches.map((match, n) => ({
          ...match,
          slotId: problem.slots[placement.slotOf[n] as number]?.id ?? null,
        }))
        const { Q1, Q2, Q3, Q4, Q6 } = score({ ...plan, matches }).parts
        expect(placement.soft).toBe(Q1 + Q2 + Q3 + Q4 + Q6)
        const broken = validate({ ...plan, matches }).filter(({ rule }) => rule !== 'H12')
        expect(placement.hard === 0).toBe(broken.length === 0)
      }),
      { numRuns: 150, seed: 12 },
    ))
})
