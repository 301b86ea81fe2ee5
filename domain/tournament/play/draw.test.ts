import { describe, expect, test } from 'vitest'
import type { Division, Plan } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'
import { sideName } from '../plan/sides.ts'
import { drawn, teamsOf, testPlan, u10 } from '../test-plan.ts'
import { drawMatches } from './draw.ts'

const groupsOf = (count: number, teams: number, changes: Partial<Division>): Plan =>
  testPlan({
    divisions: [u10({ recordsResults: true, ...changes })],
    groups: ['A', 'B', 'C', 'D'].slice(0, count).map((name) => ({ id: name, divisionId: 'u10', name })),
    teams: ['A', 'B', 'C', 'D'].slice(0, count).flatMap((name) => teamsOf('u10', name, teams, name)),
  })

const finals = (plan: Plan) => {
  const index = indexPlan(drawn(plan))
  return index.plan.matches
    .filter(({ stage }) => stage !== 'GROUP')
    .map(({ id, home, away }) => `${id}: ${sideName(index, home)} – ${sideName(index, away)}`)
}

describe('T-6: the draw', () => {
  test('friendly games: so many for each, without standings', () => {
    const plan = drawn(testPlan({ divisions: [u10({ gamesEach: 2 })] }))
    expect(plan.matches).toHaveLength(4)
    expect(
      plan.matches.every(
        ({ stage, slotId, number }) => stage === 'FRIENDLY' && slotId === null && number === 0,
      ),
    ).toBe(true)
  })

  test('everybody against everybody in each group', () => {
    const plan = drawn(groupsOf(2, 4, { play: 'ROUND_ROBIN' }))
    expect(plan.matches.filter(({ groupId }) => groupId === 'A')).toHaveLength(6)
    expect(plan.matches.filter(({ groupId }) => groupId === 'B')).toHaveLength(6)
  })

  test.each<[string, Plan, string[]]>([
    ['one group and a final', groupsOf(1, 4, { play: 'FINAL' }), ['u10-final: 1st A – 2nd A']],
    [
      'two groups, a final and third place',
      groupsOf(2, 2, { play: 'FINAL', thirdPlace: true }),
      ['u10-third: 2nd A – 2nd B', 'u10-final: 1st A – 1st B'],
    ],
    [
      'one group and semi-finals',
      groupsOf(1, 4, { play: 'SEMIS' }),
      [
        'u10-semi-1: 1st A – 4th A',
        'u10-semi-2: 2nd A – 3rd A',
        'u10-final: Winner u10-semi-1 – Winner u10-semi-2',
      ],
    ],
    [
      'two groups, semi-finals and third place',
      groupsOf(2, 3, { play: 'SEMIS', thirdPlace: true }),
      [
        'u10-semi-1: 1st A – 2nd B',
        'u10-semi-2: 1st B – 2nd A',
        'u10-third: Loser u10-semi-1 – Loser u10-semi-2',
        'u10-final: Winner u10-semi-1 – Winner u10-semi-2',
      ],
    ],
    [
      'four groups and semi-finals',
      groupsOf(4, 2, { play: 'SEMIS' }),
      [
        'u10-semi-1: 1st A – 1st C',
        'u10-semi-2: 1st B – 1st D',
        'u10-final: Winner u10-semi-1 – Winner u10-semi-2',
      ],
    ],
  ])('%s', (_what, plan, expected) => expect(finals(plan)).toEqual(expected))

  test.each<[string, Plan, string]>([
    ['no groups', { ...testPlan(), groups: [], teams: [] }, 'U10 has no teams yet.'],
    [
      'a team alone',
      groupsOf(1, 1, {}),
      'U10 has a group with fewer than two teams. Merge it with another one.',
    ],
    ['three groups', groupsOf(3, 2, { play: 'SEMIS' }), 'U10: semi-finals need one, two or four groups.'],
    [
      'a final of three groups',
      groupsOf(3, 2, { play: 'FINAL' }),
      'U10: a final needs one or two groups. Play semi-finals with four groups.',
    ],
    [
      'three teams for semi-finals',
      groupsOf(1, 3, { play: 'SEMIS' }),
      'U10 has too few teams for these finals: 4 to a group.',
    ],
  ])('is refused with %s', (_what, plan, message) =>
    expect(drawMatches(plan)).toEqual({ refusal: { code: 'BAD_DRAW', field: 'u10', message } }),
  )
})
