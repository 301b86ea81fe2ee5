import { describe, expect, test } from 'vitest'
import type { Match, Plan } from '../plan/plan.ts'
import { drawn, teamsOf, testPlan, u10 } from '../test-plan.ts'
import { standings } from './standings.ts'

const results = (changes: Partial<Plan> = {}) =>
  testPlan({ divisions: [u10({ play: 'ROUND_ROBIN', recordsResults: true })], ...changes } as object)

/** 'Koi 2-0 Drums', each pair once; 'f' before the name of a team that did not turn up. */
function played(plan: Plan, ...scores: string[]): Plan {
  const idOf = (name: string) => plan.teams.find((team) => team.name === name)?.id ?? ''
  const matches = scores.map((text, n): Match => {
    const [, home = '', first, second, away = ''] = /^(\w+) (\d+)-(\d+) (\w+)/.exec(text) ?? []
    return {
      ...(drawn(plan).matches[0] as Match),
      id: `m${n}`,
      number: n + 1,
      home: { teamId: idOf(home), from: null },
      away: { teamId: idOf(away), from: null },
      status: 'FINISHED',
      score: { home: Number(first), away: Number(second) },
    }
  })
  return { ...plan, matches }
}

const reasons = (plan: Plan) => {
  const index = new Map(plan.teams.map(({ id, name }) => [id, name]))
  return standings(plan, 'a')?.rows.map(({ teamId, reason }) => `${index.get(teamId)} ${reason}`)
}

const patched = (plan: Plan, changes: Partial<Match>): Plan => ({
  ...plan,
  matches: plan.matches.map((match, n) => (n === 0 ? { ...match, ...changes } : match)),
})

describe('T-11: the worked example', () => {
  // Koi, Drums, Comets and Dumplings; Comets stand in for the Tigers of the brief.
  const plan = played(
    results(),
    'Comets 7-0 Dumplings',
    'Comets 1-0 Koi',
    'Comets 0-2 Drums',
    'Koi 3-0 Drums',
    'Koi 2-0 Dumplings',
    'Drums 1-0 Dumplings',
  )

  test('three on six points skip head-to-head, and the 7–0 counts as four', () => {
    expect(reasons(plan)).toEqual([
      'Koi 1st: goal difference +4, margins capped at 4',
      'Comets 2nd: goal difference +3, margins capped at 4',
      'Drums 3rd: goal difference 0, margins capped at 4',
      'Dumplings 4th: 0 points',
    ])
    const comets = standings(plan, 'a')?.rows[1]
    expect(comets).toMatchObject({
      place: 2,
      played: 3,
      won: 2,
      drawn: 0,
      lost: 1,
      points: 6,
      goalsFor: 8,
      goalsAgainst: 2,
    })
  })

  test('without the cap Comets would lead', () =>
    expect(reasons({ ...plan, goalCap: 99 })?.[0]).toBe(
      'Comets 1st: goal difference +6, margins capped at 99',
    ))
})

describe('T-11: the order of the tie-breakers', () => {
  test('points alone', () =>
    expect(reasons(played(results(), 'Koi 1-0 Drums', 'Comets 1-1 Dumplings'))?.[0]).toBe(
      'Koi 1st: 3 points',
    ))

  test('two level: the match between them, though the other has more goals', () => {
    const plan = played(
      results(),
      'Koi 1-0 Drums',
      'Drums 4-0 Comets',
      'Comets 1-0 Koi',
      'Koi 0-0 Dumplings',
      'Drums 0-0 Dumplings',
      'Dumplings 5-0 Comets',
    )
    expect(reasons(plan)?.slice(0, 3)).toEqual([
      'Dumplings 1st: 5 points',
      'Koi 2nd: level on 4 points, decided by the match against Drums',
      'Drums 3rd: level on 4 points, decided by the match against Koi',
    ])
  })

  test('three level, one parted from them: the two that remain go back to head-to-head', () => {
    const plan = played(
      results(),
      'Koi 1-0 Drums',
      'Drums 2-1 Comets',
      'Comets 1-0 Koi',
      'Koi 4-3 Dumplings',
      'Drums 1-0 Dumplings',
      'Comets 1-0 Dumplings',
    )
    // All on six points: Koi +1, Drums +1, Comets +1, then goals scored part Koi, and Drums beat Comets.
    expect(reasons(plan)).toEqual([
      'Koi 1st: goals scored 5, at most 4 per match',
      'Drums 2nd: level on 6 points, decided by the match against Comets',
      'Comets 3rd: level on 6 points, decided by the match against Drums',
      'Dumplings 4th: 0 points',
    ])
  })

  const pairs = (first: string, second: string) =>
    played(results({ teams: teamsOf('u10', 'a', 4) } as object), first, second)

  test('goals scored, then goals against', () => {
    expect(reasons(pairs('Koi 2-0 Drums', 'Comets 3-1 Dumplings'))).toEqual([
      'Comets 1st: goals scored 3, at most 4 per match',
      'Koi 2nd: goals scored 2, at most 4 per match',
      'Dumplings 3rd: goals scored 1, at most 4 per match',
      'Drums 4th: goals scored 0, at most 4 per match',
    ])
    expect(reasons(pairs('Koi 9-0 Drums', 'Comets 8-1 Dumplings'))).toEqual([
      'Koi 1st: goals against 0',
      'Comets 2nd: goals against 1',
      'Dumplings 3rd: goals scored 1, at most 4 per match',
      'Drums 4th: goals scored 0, at most 4 per match',
    ])
  })

  test('fair play: a caution is one point, a warning two, a sending-off three', () => {
    const plan = pairs('Koi 1-0 Drums', 'Comets 1-0 Dumplings')
    const incident = (kind: 'CAUTION' | 'SIDELINE_WARNING' | 'SENDING_OFF' | 'INJURY', teamId: string) => ({
      id: `${kind}-${teamId}`,
      matchId: 'm0',
      minute: 3,
      kind,
      teamId,
      shirtNo: 7,
      note: '',
    })
    const warned = {
      ...plan,
      incidents: [
        incident('CAUTION', 'koi'),
        incident('INJURY', 'comets'),
        incident('SENDING_OFF', 'drums'),
        incident('SIDELINE_WARNING', 'dumplings'),
      ],
    }
    expect(reasons(warned)).toEqual([
      'Comets 1st: fair-play points 0',
      'Koi 2nd: fair-play points −1',
      'Dumplings 3rd: fair-play points −2',
      'Drums 4th: fair-play points −3',
    ])
  })

  test('level on everything is a shared place, and the next place is free', () => {
    const plan = pairs('Koi 1-0 Drums', 'Comets 1-0 Dumplings')
    expect(reasons(plan)).toEqual([
      'Koi 1st, shared with Comets: level on everything',
      'Comets 1st, shared with Koi: level on everything',
      'Drums 3rd, shared with Dumplings: level on everything',
      'Dumplings 3rd, shared with Drums: level on everything',
    ])
  })

  test('another order of tie-breakers is the tournament’s to choose', () => {
    const plan = played(
      results(),
      'Koi 1-0 Drums',
      'Drums 4-0 Comets',
      'Koi 0-0 Comets',
      'Drums 0-0 Dumplings',
    )
    expect(reasons({ ...plan, tieBreakers: ['GOAL_DIFFERENCE', 'HEAD_TO_HEAD'] })?.[0]).toBe(
      'Drums 1st: goal difference +3, margins capped at 4',
    )
    expect(reasons(plan)?.[0]).toBe('Koi 1st: level on 4 points, decided by the match against Drums')
  })

  test('before the first match', () =>
    expect(reasons(drawn(results()))?.[0]).toBe('Koi 1st: no match played yet'))
})

describe('T-9: no results up to U13', () => {
  test.each([
    [false, true],
    [true, false],
  ])('recordsResults %s: no table %s', (recordsResults, isNull) => {
    const plan = played(testPlan({ divisions: [u10({ recordsResults })] }), 'Koi 2-0 Drums')
    expect(standings(plan, 'a') === null).toBe(isNull)
  })
})

describe('T-10: matches that were not played to the end', () => {
  const one = played(results(), 'Koi 2-1 Drums')
  const koi = (changes: Partial<Match>) =>
    standings(patched(one, changes), 'a')?.rows.find(({ teamId }) => teamId === 'koi')

  test.each<[string, Partial<Match>, object]>([
    ['finished', {}, { points: 3, goalsFor: 2, goalsAgainst: 1 }],
    ['still on', { status: 'LIVE' }, { points: 0, played: 0 }],
    ['postponed', { status: 'POSTPONED' }, { points: 0, played: 0 }],
    [
      'forfeit by the other',
      { status: 'FORFEIT', forfeitBy: 'AWAY' },
      { points: 3, goalsFor: 3, goalsAgainst: 0, barred: false },
    ],
    [
      'forfeit by itself',
      { status: 'FORFEIT', forfeitBy: 'HOME' },
      { points: 0, goalsFor: 0, goalsAgainst: 3, barred: true },
    ],
    [
      'forfeit by both',
      { status: 'FORFEIT', forfeitBy: 'BOTH' },
      { points: 0, drawn: 0, lost: 1, barred: true },
    ],
    [
      'abandoned in the second half',
      { status: 'ABANDONED', abandonedAfterHalfTime: true },
      { points: 3, goalsFor: 2 },
    ],
    ['abandoned in the first half', { status: 'ABANDONED' }, { points: 1, drawn: 1, goalsFor: 0 }],
  ])('%s', (_what, changes, expected) => expect(koi(changes)).toMatchObject(expected))

  test('the director may excuse a team', () => {
    const plan = patched(one, { status: 'FORFEIT', forfeitBy: 'HOME' })
    const teams = plan.teams.map((team) => ({ ...team, forfeitExcused: true }))
    expect(standings({ ...plan, teams }, 'a')?.rows.find(({ teamId }) => teamId === 'koi')?.barred).toBe(
      false,
    )
  })
})
