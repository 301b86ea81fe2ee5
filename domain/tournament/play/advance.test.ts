import { describe, expect, test } from 'vitest'
import type { Match, Plan } from '../plan/plan.ts'
import { drawn, testPlan, u10 } from '../test-plan.ts'
import { advances, fillPlaces } from './advance.ts'
import { standings } from './standings.ts'

const cup = (play: 'FINAL' | 'SEMIS') =>
  drawn(testPlan({ divisions: [u10({ play, recordsResults: true, thirdPlace: true })] }))

/** Every group match is won by the team that comes first in this order, by one goal per place. */
function decided(
  plan: Plan,
  order: readonly string[],
  changes: (match: Match) => Partial<Match> = () => ({}),
): Plan {
  const strength = (id: string | null) => order.length - order.indexOf(id ?? '')
  return {
    ...plan,
    matches: plan.matches.map((match) => {
      if (match.stage !== 'GROUP') return { ...match, ...changes(match) }
      const [home, away] = [strength(match.home.teamId), strength(match.away.teamId)]
      return { ...match, status: 'FINISHED', score: { home, away }, ...changes(match) }
    }),
  }
}

const ORDER = ['comets', 'koi', 'dumplings', 'drums']
const sidesOf = (plan: Plan, id: string) => {
  const match = plan.matches.find((one) => one.id === id)
  return [match?.home.teamId, match?.away.teamId]
}

describe('T-13: who plays in the finals', () => {
  test('nobody before the group is over', () => {
    const plan = cup('FINAL')
    expect(advances(plan)[0]).toEqual({
      matchId: 'u10-third',
      side: 'home',
      label: '3rd A',
      teamId: null,
      waitsFor: 'Some group matches haven’t been played yet.',
    })
    expect(fillPlaces(plan)).toEqual(plan)
  })

  test('then by the table', () => {
    const plan = fillPlaces(decided(cup('FINAL'), ORDER))
    expect(sidesOf(plan, 'u10-final')).toEqual(['comets', 'koi'])
    expect(sidesOf(plan, 'u10-third')).toEqual(['dumplings', 'drums'])
  })

  test('a corrected result puts another team there, unless the match has begun', () => {
    const plan = fillPlaces(decided(cup('FINAL'), ORDER))
    const corrected = decided(plan, ['koi', 'drums', 'comets', 'dumplings'])
    expect(sidesOf(fillPlaces(corrected), 'u10-final')).toEqual(['koi', 'drums'])
    const begun = decided(plan, ['koi', 'drums', 'comets', 'dumplings'], ({ stage }) =>
      stage === 'FINAL' ? { status: 'LIVE' } : {},
    )
    expect(sidesOf(fillPlaces(begun), 'u10-final')).toEqual(['comets', 'koi'])
  })

  test('T-10: a team that did not turn up once gives its place to the next, though it leads', () => {
    const plan = decided(cup('FINAL'), ORDER, ({ stage, home, away }) => {
      const teams = [home.teamId, away.teamId]
      if (stage !== 'GROUP' || !teams.includes('comets') || !teams.includes('drums')) return {}
      return { status: 'FORFEIT', forfeitBy: home.teamId === 'comets' ? 'HOME' : 'AWAY' }
    })
    expect(standings(plan, 'a')?.rows[0]).toMatchObject({ teamId: 'comets', points: 6, barred: true })
    expect(sidesOf(fillPlaces(plan), 'u10-final')).toEqual(['koi', 'dumplings'])
    const teams = plan.teams.map((team) => ({ ...team, forfeitExcused: true }))
    expect(sidesOf(fillPlaces({ ...plan, teams }), 'u10-final')).toEqual(['comets', 'koi'])
  })

  test('T-12: level on everything with a final at stake: kicks decide, and only then', () => {
    const level = decided(cup('FINAL'), ORDER, ({ stage }) =>
      stage === 'GROUP' ? { score: { home: 1, away: 1 } } : {},
    )
    expect(standings(level, 'a')?.rows[0]).toMatchObject({
      needsKicks: true,
      reason:
        '1st, shared with Drums, Comets and Dumplings: level on everything, penalty kicks decide who plays on',
    })
    expect(advances(level)[2]?.waitsFor).toBe('Teams are level on everything: penalty kicks decide.')
    const kicked = {
      ...level,
      groups: level.groups.map((group) => ({
        ...group,
        kicksOrder: ['drums', 'comets', 'koi', 'dumplings'],
      })),
    }
    expect(sidesOf(fillPlaces(kicked), 'u10-final')).toEqual(['drums', 'comets'])
    expect(standings(kicked, 'a')?.rows[0]?.reason).toBe(
      '1st: penalty kicks against Koi, Comets and Dumplings',
    )
  })

  test('T-10, T-12: the places of a final wait for kicks when those left after a barred team are level', () => {
    // Comets beat two teams and do not turn up against Drums, who therefore lead the others. Those draw all their
    // games.
    const plan = decided(cup('FINAL'), ORDER, ({ stage, home, away }) => {
      const teams = [home.teamId, away.teamId]
      if (stage !== 'GROUP') return {}
      if (!teams.includes('comets')) return { score: { home: 1, away: 1 } }
      if (!teams.includes('drums'))
        return { score: home.teamId === 'comets' ? { home: 2, away: 0 } : { home: 0, away: 2 } }
      return { status: 'FORFEIT', forfeitBy: home.teamId === 'comets' ? 'HOME' : 'AWAY' }
    })
    const rows = standings(plan, 'a')?.rows ?? []
    expect(rows.map(({ teamId, barred, needsKicks }) => ({ teamId, barred, needsKicks }))).toEqual([
      { teamId: 'comets', barred: true, needsKicks: false },
      { teamId: 'drums', barred: false, needsKicks: false },
      { teamId: 'koi', barred: false, needsKicks: true },
      { teamId: 'dumplings', barred: false, needsKicks: true },
    ])
    expect(advances(plan).map(({ label, teamId, waitsFor }) => [label, teamId ?? waitsFor])).toEqual([
      ['3rd A', 'Teams are level on everything: penalty kicks decide.'],
      ['4th A', 'No team is left for this place.'],
      ['1st A', 'drums'],
      ['2nd A', 'Teams are level on everything: penalty kicks decide.'],
    ])
    const groups = plan.groups.map((group) => ({ ...group, kicksOrder: ['dumplings', 'koi'] }))
    expect(sidesOf(fillPlaces({ ...plan, groups }), 'u10-final')).toEqual(['drums', 'dumplings'])
  })

  test('winners and losers of the semi-finals, by kicks when they are level', () => {
    const plan = fillPlaces(decided(cup('SEMIS'), ORDER))
    expect(sidesOf(plan, 'u10-semi-1')).toEqual(['comets', 'drums'])
    const after = fillPlaces({
      ...plan,
      matches: plan.matches.map((match) => {
        if (match.id === 'u10-semi-1') return { ...match, status: 'FINISHED', score: { home: 0, away: 2 } }
        if (match.id !== 'u10-semi-2') return match
        return { ...match, status: 'FINISHED', score: { home: 1, away: 1 }, kicks: { home: 3, away: 2 } }
      }),
    })
    expect(sidesOf(after, 'u10-final')).toEqual(['drums', 'koi'])
    expect(sidesOf(after, 'u10-third')).toEqual(['comets', 'dumplings'])
    const level = {
      ...plan,
      matches: plan.matches.map((match) =>
        match.stage === 'SEMI'
          ? { ...match, status: 'FINISHED' as const, score: { home: 1, away: 1 } }
          : match,
      ),
    }
    expect(advances(level).find(({ matchId }) => matchId === 'u10-final')?.waitsFor).toBe(
      'The semi-final hasn’t been decided yet.',
    )
  })
})
