import { describe, expect, test } from 'vitest'
import { standings } from '../play/standings.ts'
import { DAY, testPlan, u10, withMatches } from '../test-plan.ts'
import type { Plan } from './plan.ts'
import { publicPlan } from './public-plan.ts'
import { planFrom, readPlan } from './read-plan.ts'

const SECRET = 'SECRET'

/** Everything that is private says so. */
const whole = (recordsResults: boolean): Plan => {
  const plan = withMatches(testPlan({ divisions: [u10({ recordsResults })] }), 'M1 Koi Drums tiger 09:30 leo')
  return planFrom({
    ...plan,
    teams: plan.teams.map((team) => ({ ...team, coachPhone: '604-555-9999', coachName: 'Mei' })),
    players: [{ teamId: 'koi', playerId: SECRET, displayName: SECRET, shirtNo: 7 }],
    households: [{ id: SECRET, teamIds: ['koi', 'comets'] }],
    officials: [
      {
        id: 'leo',
        name: `Leo de ${SECRET}`,
        phonetic: SECRET,
        phone: '604-555-9999',
        roles: ['REFEREE'],
        isMinor: true,
        level: 'FIRST_TIME',
        conflictTeamIds: ['dumplings'],
        availability: [{ start: `${DAY}T09:00`, end: `${DAY}T12:00` }],
      },
      { id: 'mc', name: 'Gloria', roles: ['MC'] },
    ],
    assignments: [
      ...plan.assignments,
      { matchId: 'm1', officialId: 'mc', role: 'MC', state: 'NO_SHOW' },
      { rundownItemId: 'welcome', officialId: 'mc', role: 'MC' },
    ],
    matches: plan.matches.map((match) => ({
      ...match,
      status: 'FINISHED',
      score: { home: 77, away: 66 },
      kicks: { home: 55, away: 44 },
      forfeitBy: 'AWAY',
      card: {
        enteredBy: SECRET,
        verifiedBy: SECRET,
        entryKey: SECRET,
        disputed: SECRET,
        homeStar: SECRET,
        awayStar: SECRET,
        funMoment: SECRET,
      },
    })),
    rundown: [
      {
        id: 'welcome',
        start: `${DAY}T09:00`,
        minutes: 5,
        kind: 'CEREMONY',
        title: 'Welcome',
        owner: 'MC',
        ownerId: 'mc',
        mcText: 'Good morning',
      },
    ],
    awards: [
      { id: 'champion', divisionId: 'u10', kind: 'CHAMPION', teamId: 'koi', order: 1 },
      { id: 'fair', divisionId: 'u10', kind: 'FAIR_PLAY', teamId: 'drums', order: 2 },
    ],
    incidents: [{ id: SECRET, matchId: 'm1', minute: 3, kind: 'CAUTION', teamId: 'koi', note: SECRET }],
    changes: [{ revision: 1, at: '2026-02-18T18:00:00Z', by: SECRET, text: 'The schedule is out' }],
  })
}

describe('T-18: what a visitor sees', () => {
  test('nothing private, in the same form', () => {
    const seen = publicPlan(whole(true))
    expect(readPlan(seen)).toEqual({ plan: seen })
    expect(JSON.stringify(seen)).not.toContain(SECRET)
    expect(JSON.stringify(seen)).not.toContain('604-555-9999')
  })

  test('of an official a short name and the games, whoever is a minor', () => {
    const { officials, assignments } = publicPlan(whole(true))
    expect(officials[0]).toEqual({
      id: 'leo',
      name: 'Leo S.',
      phonetic: '',
      phone: null,
      roles: ['REFEREE'],
      level: 'EXPERIENCED',
      isMinor: false,
      availability: [],
      conflictTeamIds: [],
      maxGames: 20,
    })
    expect(officials[1]?.name).toBe('Gloria')
    expect(assignments.map(({ officialId }) => officialId)).toEqual(['leo'])
  })

  test('what the day needs: coach, script, times', () => {
    const { teams, rundown, slots } = publicPlan(whole(true))
    expect(teams[0]?.coachName).toBe('Mei')
    expect(rundown[0]).toMatchObject({ owner: 'MC', ownerId: null, mcText: 'Good morning' })
    expect(slots).toHaveLength(24)
  })

  test('T-9: results only where they are kept', () => {
    const [shown, hidden] = [publicPlan(whole(true)), publicPlan(whole(false))]
    expect(shown.matches[0]).toMatchObject({ score: { home: 77, away: 66 }, kicks: { home: 55, away: 44 } })
    expect(hidden.matches[0]).toMatchObject({ status: 'FINISHED', score: null, kicks: null, forfeitBy: null })
    expect([shown.awards.length, hidden.awards.length]).toEqual([2, 1])
    expect([shown.teams[0]?.fairPlayPoints, hidden.teams[0]?.fairPlayPoints]).toEqual([-1, 0])
  })

  test('the table is the same for everybody', () => {
    const plan = whole(true)
    expect(standings(publicPlan(plan), 'a')).toEqual(standings(plan, 'a'))
  })
})
