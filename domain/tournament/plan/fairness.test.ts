import { describe, expect, test } from 'vitest'
import { testPlan, withMatches } from '../test-plan.ts'
import { fairness } from './fairness.ts'

describe('T-14: the fairness report', () => {
  const report = fairness(
    withMatches(
      testPlan(),
      'M1 Koi Drums tiger 09:30 leo',
      'M2 Koi Comets rabbit 10:30 leo',
      'M3 Dumplings Koi tiger 12:30 ada',
      'M4 Drums Comets tiger 11:30 ada',
    ),
  )

  test('what the day is like for a team', () =>
    expect(report.teams[0]).toEqual({
      teamId: 'koi',
      games: 3,
      home: 2,
      playing: 69,
      shortestRest: 37,
      longestRest: 97,
      stay: 203,
      waiting: 134,
      pitches: { tiger: 2, rabbit: 1 },
    }))

  test('one game has no rest', () =>
    expect(report.teams.find(({ teamId }) => teamId === 'dumplings')).toMatchObject({
      games: 1,
      shortestRest: null,
      longestRest: null,
      stay: 23,
      waiting: 0,
    }))

  test('how far apart the teams of a division are', () =>
    expect(report.divisions).toEqual([
      {
        divisionId: 'u10',
        games: { least: 1, most: 3 },
        rest: { least: 37, most: 97 },
        stay: { least: 23, most: 203 },
        waiting: { least: 0, most: 134 },
        pitches: { least: 1, most: 2 },
        text: 'U10: 1 to 3 games each, at least 37 minutes of rest, at the field for 0 h 23 to 3 h 23',
      },
    ]))

  test('the games of the officials, those without any included', () =>
    expect(report.officials).toEqual([
      { officialId: 'leo', games: 2 },
      { officialId: 'ada', games: 2 },
      { officialId: 'kofi', games: 0 },
    ]))
})
