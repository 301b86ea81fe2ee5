import { describe, expect, test } from 'vitest'
import { closePitches } from '../day/close-pitch.ts'
import { funDayDraft } from '../demo/fun-day-draft.ts'
import { lunarNewYearDraft } from '../demo/lunar-new-year-draft.ts'
import { divisionOf } from '../plan/division.ts'
import { fairness } from '../plan/fairness.ts'
import { playSlots } from '../plan/make-slots.ts'
import { addMinutes } from '../plan/moment.ts'
import type { Plan, PlanInput } from '../plan/plan.ts'
import { DAY, drawn, run, scheduled, teamsOf, testPlan, u10 } from '../test-plan.ts'
import { validate } from '../validate/validate.ts'
import { schedule } from './schedule.ts'

const lastKickOff = (plan: Plan, pitchType: string) => {
  const pitches = plan.pitches.filter(({ type }) => type === pitchType).map(({ id }) => id)
  const starts = plan.matches.flatMap(({ slotId }) => {
    const slot = plan.slots.find(({ id }) => id === slotId)
    return slot && pitches.includes(slot.pitchId ?? '') ? [slot.start.slice(11)] : []
  })
  return starts.sort().at(-1)
}
const gamesOf = (plan: Plan) => fairness(plan).officials.map(({ games }) => games)
const isPlaced = ({ matches }: Plan) => matches.every(({ slotId, number }) => slotId !== null && number > 0)

describe('T-4: the worked examples', () => {
  test('small: 20 teams, 30 matches on one turf, six referees with five games each', () => {
    const outcome = run(drawn(funDayDraft(DAY)), { effort: 0.3 })
    if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons[0]?.text)
    const { plan } = outcome
    expect(plan.matches).toHaveLength(30)
    expect(isPlaced(plan)).toBe(true)
    expect(validate(plan)).toEqual([])
    expect([lastKickOff(plan, '3v3'), lastKickOff(plan, '5v5'), lastKickOff(plan, '7v7')]).toEqual([
      '11:30',
      '11:30',
      '14:00',
    ])
    expect(gamesOf(plan)).toEqual([5, 5, 5, 5, 5, 5])
    // T-5: four teams must be at both ends of the day, 23 minutes too long each. The search achieves that.
    expect(outcome.lowerBound).toBe(92)
    expect(outcome.score.parts).toEqual({ Q1: 92, Q2: 0, Q3: 0, Q4: 15, Q5: 0, Q6: 0, Q7: 0 })
  })

  test('large: 32 teams, 48 matches, two turfs, 9v9 over the 7v7 pitches in the afternoon', () => {
    const draft = lunarNewYearDraft(DAY)
    const divisions = draft.divisions.map((one) => ({ ...one, play: 'ROUND_ROBIN' as const }))
    const slots = draft.slots.filter(({ start }) => start < `${DAY}T16:30`)
    const outcome = run(drawn({ ...draft, divisions, slots }), { seed: 2 })
    if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons[0]?.text)
    const { plan } = outcome
    expect(plan.matches).toHaveLength(48)
    expect(isPlaced(plan)).toBe(true)
    expect(validate(plan)).toEqual([])
    expect(lastKickOff(plan, '9v9')).toBe('15:50')
    expect([...new Set(gamesOf(plan))].sort()).toEqual([4, 5])
    expect(outcome.score.parts.Q1).toBe(0)
  })

  test('with a final, placed after the group', () => {
    const plan = scheduled(lunarNewYearDraft(DAY))
    expect(validate(plan)).toEqual([])
    expect(plan.matches.find(({ stage }) => stage === 'FINAL')?.number).toBe(49)
  })
})

describe('T-4: the search', () => {
  test('gives the same plan for the same seed, and another for another', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => scheduled(funDayDraft(DAY), { seed, effort: 0.1 }))
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
  })

  test('reports how far it is and the best score, and stops when nobody asks', () => {
    const running = schedule(drawn(funDayDraft(DAY)), { seed: 1, effort: 0.3 })
    const reports = [...running]
    expect(reports.length).toBeGreaterThan(10)
    const done = reports.map((report) => report.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(done.every((part) => part > 0 && part < 1)).toBe(true)
    expect(reports[0]?.best).toBe(null)
    expect(reports.at(-1)?.best?.score.total).toBeGreaterThan(0)

    const cancelled = schedule(drawn(funDayDraft(DAY)), { seed: 1 })
    cancelled.next()
    expect(cancelled.return(undefined as never).done).toBe(true)
    expect(cancelled.next()).toEqual({ done: true, value: undefined })
  })

  test('numbers matches by time, and leaves the numbers that paper shows', () => {
    const plan = scheduled(testPlan())
    const starts = plan.matches
      .toSorted((a, b) => a.number - b.number)
      .map(({ slotId }) => plan.slots.find(({ id }) => id === slotId)?.start ?? '')
    expect(starts).toEqual(starts.toSorted())
    expect(plan.matches.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6])
    const again = run(plan, { seed: 5 })
    if (again.kind === 'IMPOSSIBLE') throw new Error(again.reasons[0]?.text)
    expect(again.plan.matches.map(({ number }) => number)).toEqual(plan.matches.map(({ number }) => number))
  })

  test('T-16: moves only the matches it may, after a pitch is closed', () => {
    const before = scheduled(testPlan())
    const { plan, mustMove } = closePitches(before, { pitchIds: ['rabbit'], from: null, to: null })
    expect(mustMove.length).toBeGreaterThan(0)
    const outcome = run(plan, { movable: mustMove })
    if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons[0]?.text)
    expect(validate(outcome.plan)).toEqual([])
    const unmoved = ({ matches, assignments }: Plan) => [
      matches.filter(({ id }) => !mustMove.includes(id)),
      assignments.filter(({ matchId }) => !mustMove.includes(matchId ?? '')),
    ]
    expect(unmoved(outcome.plan)).toEqual(unmoved(before))
  })

  test('puts nothing before the moment from which it may, and what was postponed is on again', () => {
    const before = scheduled(testPlan())
    const [first] = before.matches
    const postponed = before.matches.map((match) =>
      match === first ? { ...match, status: 'POSTPONED' as const, slotId: null } : match,
    )
    const outcome = run(
      { ...before, matches: postponed },
      { movable: [first?.id ?? ''], from: `${DAY}T14:00` },
    )
    if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons[0]?.text)
    const again = outcome.plan.matches[0]
    expect(again?.status).toBe('SCHEDULED')
    expect(again?.slotId?.slice(-4) ?? '').toMatch(/^1[45]/)
    expect(validate(outcome.plan)).toEqual([])
  })

  test('with nothing to move it only finds leaders for matches that have none and are still to come', () => {
    const plan = scheduled(testPlan())
    const matches = plan.matches.map((match, n) =>
      n === 0 ? { ...match, status: 'FINISHED' as const } : match,
    )
    const outcome = run({ ...plan, matches, assignments: [] }, { movable: [] })
    if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons[0]?.text)
    expect(outcome.plan.matches).toEqual(matches)
    expect(validate(outcome.plan).map(({ text }) => text)).toEqual([
      `M${matches[0]?.number} has no referee or game leader (H12)`,
    ])
  })

  test('T-7: says so when no time is left', () => {
    const outcome = run(drawn(testPlan()), { from: `${DAY}T18:00` })
    expect(outcome).toMatchObject({
      certain: true,
      reasons: [{ text: 'U10 needs a slot on a 7v7 pitch, but none is left (H5)' }],
    })
  })

  test('leaves the referees for later when asked to', () => {
    const outcome = run(drawn({ ...testPlan(), officials: [] }), { assignOfficials: false })
    if (outcome.kind === 'IMPOSSIBLE') throw new Error(outcome.reasons[0]?.text)
    expect(isPlaced(outcome.plan)).toBe(true)
    expect([...new Set(validate(outcome.plan).map(({ rule }) => rule))]).toEqual(['H12'])
  })
})

describe('T-4: plain days on which the rules leave little choice', () => {
  const slotsOn = (pitchId: string, minutes: number, count: number) =>
    playSlots(
      { pitchId, start: `${DAY}T09:00`, end: addMinutes(`${DAY}T09:00`, minutes * count), minutes },
      [],
    )
  const pitch = (id: string, type: '7v7' | '9v9') => ({ id, name: id, type })

  test.each([1, 2])('five U12 teams, everyone against everyone, on one of two pitches (seed %i)', (seed) => {
    const u12 = divisionOf({ id: 'u12', code: 'U12', play: 'ROUND_ROBIN' })
    const plan = scheduled(
      testPlan({
        divisions: [u12],
        groups: [{ id: 'a', divisionId: 'u12', name: 'A' }],
        teams: teamsOf('u12', 'a', 5),
        pitches: [pitch('one', '9v9'), pitch('two', '9v9')],
        slots: [...slotsOn('one', 35, 10), ...slotsOn('two', 35, 10)],
      }),
      { seed },
    )
    expect(validate(plan)).toEqual([])
  })

  test.each([1, 2, 3])('one referee, six matches in seven slots: three, a break, three (seed %i)', (seed) => {
    const plan = scheduled(
      testPlan({
        divisions: [u10({ gamesEach: 2 })],
        teams: teamsOf('u10', 'a', 6),
        pitches: [pitch('one', '7v7')],
        slots: slotsOn('one', 30, 7),
        officials: [{ id: 'leo', name: 'Leo', roles: ['REFEREE'], maxGames: 6 }],
      }),
      { seed },
    )
    expect(validate(plan)).toEqual([])
    expect(plan.matches.some(({ slotId }) => slotId === `one.${DAY}.1030`)).toBe(false)
  })

  test('a referee leads nothing while their own team plays', () => {
    const parents = new Map([
      ['leo', ['koi']],
      ['ada', ['drums']],
    ])
    const officials = testPlan().officials.map((one) => ({
      ...one,
      conflictTeamIds: parents.get(one.id) ?? [],
    }))
    expect(validate(scheduled(testPlan({ officials })))).toEqual([])
  })
})

describe('T-7: the impossible is reported as impossible', () => {
  const reasonsOf = (changes: Partial<PlanInput>) => {
    const outcome = run(drawn(testPlan(changes)))
    return outcome.kind === 'IMPOSSIBLE'
      ? {
          certain: outcome.certain,
          texts: outcome.reasons.map(({ text }) => text),
          relax: outcome.reasons[0]?.relax,
        }
      : null
  }
  const tiger = (count: number) =>
    testPlan()
      .slots.filter(({ pitchId }) => pitchId === 'tiger')
      .slice(0, count)

  test('the trap: four teams alone on one pitch, back to back', () =>
    expect(reasonsOf({ slots: tiger(6) })).toEqual({
      certain: true,
      texts: ['U10 alone on Tiger: no order of 6 matches in 6 slots gives every team enough rest (H2)'],
      relax:
        'Let another division share the pitch, leave a gap between matches, add time, or play fewer games.',
    }))

  test('the trap has a way out: enough gaps, or another division on the pitch', () => {
    expect(reasonsOf({ slots: tiger(7) })?.certain).toBe(true)
    expect(reasonsOf({ slots: tiger(8) })).toBe(null)
    const two = {
      divisions: [u10(), u10({ id: 'u11', code: 'U11' })],
      groups: ['u10', 'u11'].map((id) => ({ id: `${id}-a`, divisionId: id, name: 'A' })),
      teams: ['u10', 'u11'].flatMap((id) => teamsOf(id, `${id}-a`, 4, id)),
    }
    expect(reasonsOf({ ...two, slots: tiger(12) })).toBe(null)
  })

  test('six teams with five games each in one morning', () => {
    const morning = testPlan().slots.filter(({ end }) => end <= `${DAY}T12:00`)
    const teams = teamsOf('u10', 'a', 6)
    const pitches = ['tiger', 'rabbit', 'dragon'].map((id) => ({ id, name: id, type: '7v7' as const }))
    const slots = [
      ...morning,
      ...morning
        .filter(({ pitchId }) => pitchId === 'tiger')
        .map((slot) => ({ ...slot, id: `d${slot.id}`, pitchId: 'dragon' })),
    ]
    expect(reasonsOf({ divisions: [u10({ gamesEach: 5 })], teams, pitches, slots })).toEqual({
      certain: true,
      texts: [
        'U10: 5 games of 20 minutes per team, but the most is 80 minutes a day (H3)',
        'U10: with 20 minutes of rest, a team can play 3 games in the time available, but 5 are planned (H2)',
      ],
      relax: 'Play fewer or shorter games, or spread them over more days.',
    })
    // Three games each fit.
    expect(reasonsOf({ divisions: [u10({ gamesEach: 3 })], teams, pitches, slots })).toBe(null)
  })

  test.each<[string, Partial<PlanInput>, string]>([
    [
      'no pitch of the size',
      { divisions: [u10({ pitchType: '9v9' })] },
      'U10 needs a 9v9 pitch, but there isn’t one (H4)',
    ],
    [
      'slots too short',
      { divisions: [u10({ halfMinutes: 15 })] },
      'U10 needs slots of 40 minutes, but the longest has 30 (H9)',
    ],
    [
      'lunch all day',
      {
        slots: [
          ...tiger(8),
          { id: 'lunch', pitchId: null, start: `${DAY}T09:00`, end: `${DAY}T18:00`, kind: 'MEAL' },
        ],
      },
      'Every slot of U10 runs into a ceremony or a meal (H8)',
    ],
    ['too few slots', { slots: tiger(5) }, '6 matches need a 7v7 pitch, but there are only 5 slots (H5)'],
    ['nobody to referee', { officials: [] }, 'There are no referees or game leaders yet (H12)'],
    [
      'too few referees',
      { officials: [{ id: 'leo', name: 'Leo', roles: ['REFEREE'], maxGames: 5 }] },
      'There are 6 matches, but the officials can only take 5 (H6)',
    ],
    [
      'no neutral referee',
      {
        officials: [
          {
            id: 'leo',
            name: 'Leo',
            roles: ['REFEREE'],
            conflictTeamIds: ['koi', 'drums', 'comets', 'dumplings'],
          },
        ],
      },
      'Every referee has a conflict of interest in Comets – Dumplings and 5 more (H7)',
    ],
    [
      'only game leaders',
      {
        divisions: [u10({ recordsResults: true })],
        officials: [{ id: 'leo', name: 'Leo', roles: ['GAME_LEADER'] }],
      },
      'There are only game leaders, but a referee is needed for Comets – Dumplings and 5 more (H12)',
    ],
    [
      'too long for a half-day',
      {
        divisions: [
          divisionOf({
            id: 'u10',
            code: 'U9',
            format: '7v7',
            pitchType: '7v7',
            gamesEach: 3,
            maxMinutesPerDay: 80,
          }),
        ],
        slots: testPlan().slots.filter(({ start }) => start >= `${DAY}T11:00` && start < `${DAY}T14:00`),
      },
      'U9: with 20 minutes of rest, a team can play 2 games in a half-day, but 3 are planned (H10)',
    ],
  ])('%s', (_what, changes, text) => {
    const outcome = reasonsOf(changes)
    expect(outcome?.certain).toBe(true)
    expect(outcome?.texts[0]).toBe(text)
    expect(outcome?.relax).toMatch(/^[A-Z].*\.$/)
  })

  test('no proof, but nothing found: the closest plan and what it breaks', () => {
    // Both pitches are in use at once, and the only referee cannot be on both.
    const outcome = run(
      drawn(
        testPlan({
          slots: testPlan().slots.filter(({ start }) => start < `${DAY}T12:00`),
          officials: [{ id: 'leo', name: 'Leo', roles: ['REFEREE'], maxGames: 20 }],
        }),
      ),
    )
    if (outcome.kind !== 'IMPOSSIBLE') throw new Error('This has no solution.')
    expect(outcome.certain).toBe(false)
    expect(outcome.closest?.matches.every(({ slotId }) => slotId !== null)).toBe(true)
    expect(outcome.reasons[0]?.text).toMatch(/\(H\d+/)
  })
})
