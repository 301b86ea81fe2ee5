import { describe, expect, test } from 'vitest'
import { SHIPPED_RULES } from '../../club/club-rules.ts'
import { sampleRundown } from '../day/sample-rundown.ts'
import { copyPlan, emptyPlan, onAnotherDay } from '../plan/new-plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { DAY, scheduled, testPlan } from '../test-plan.ts'
import { withDivision } from './add-teams.ts'
import { dealPlayers, type RegisteredPlayer } from './deal-players.ts'

const { ages } = SHIPPED_RULES

// In the season of February 2026, U9 is born 2017 and U10 2016.
const child = (id: string, birthYear: number, familyId: string | null = null): RegisteredPlayer => ({
  playerId: id,
  firstName: id,
  lastName: 'Lee',
  birthDate: `${birthYear}-05-01`,
  familyId,
})
const u9 = withDivision(emptyPlan('Turf'), { code: 'U9' }).plan

describe('T-24: registered children into teams', () => {
  test('even teams, brothers and sisters together, only a short name', () => {
    const children = [
      child('a', 2017, 'f1'),
      child('b', 2017, 'f1'),
      child('c', 2017),
      child('d', 2017, 'f2'),
    ]
    const { plan, players, teams, left } = dealPlayers(u9, DAY, children, ages)
    expect([players, teams, left]).toEqual([4, 2, []])
    const teamOf = (id: string) => plan.players.find(({ playerId }) => playerId === id)?.teamId
    expect(teamOf('a')).toBe(teamOf('b'))
    expect(teamOf('c')).toBe(teamOf('d'))
    expect(plan.players[0]?.displayName).toBe('a L.')
    expect(() => planFrom(plan)).not.toThrow()
  })

  test('one more than a roster holds makes another team', () => {
    const { rosterMax } = u9.divisions[0] as (typeof u9.divisions)[number]
    const teamsFor = (count: number) =>
      dealPlayers(
        u9,
        DAY,
        Array.from({ length: count }, (_, n) => child(`p${n}`, 2017)),
        ages,
      ).teams
    expect([teamsFor(2 * rosterMax), teamsFor(2 * rosterMax + 1)]).toEqual([2, 3])
  })

  test('no team stays empty, and one more is enough where there are others', () => {
    const dealt = (children: RegisteredPlayer[], plan = u9) => dealPlayers(plan, DAY, children, ages)
    expect(dealt([child('a', 2017)]).teams).toBe(1)
    expect(dealt([child('a', 2017, 'f'), child('b', 2017, 'f')]).teams).toBe(1)
    const first = dealt([child('a', 2017), child('b', 2017)])
    expect(first.teams).toBe(2)
    expect(dealt([child('c', 2017), child('d', 2017)], first.plan).teams).toBe(1)
  })

  test('another age is left over; who has a team keeps it; families across teams are known', () => {
    const both = withDivision(u9, { code: 'U10' }).plan
    const children = [child('a', 2017, 'f'), child('b', 2016, 'f'), child('old', 2012)]
    const first = dealPlayers(both, DAY, children, ages)
    expect(first.left.map(({ playerId }) => playerId)).toEqual(['old'])
    expect(first.plan.households).toHaveLength(1)
    expect(dealPlayers(first.plan, DAY, children, ages).plan.teams).toEqual(first.plan.teams)
  })
})

describe('T-22: a copy', () => {
  test('is on the new day, without matches, players or changes', () => {
    const plan = scheduled(testPlan())
    const copy = planFrom(copyPlan({ ...plan, revision: 3 }, DAY, '2027-02-20'))
    expect(copy.revision).toBe(0)
    expect([copy.matches, copy.assignments, copy.players, copy.changes]).toEqual([[], [], [], []])
    expect(copy.teams.map(({ name }) => name)).toEqual(plan.teams.map(({ name }) => name))
    expect(copy.slots[0]?.start).toBe('2027-02-20T09:30')
  })

  test('the same plan on another day keeps its matches', () => {
    const plan = scheduled(testPlan())
    const moved = onAnotherDay(plan, DAY, '2026-02-28')
    expect(moved.slots[0]?.start).toBe('2026-02-28T09:30')
    expect(moved.matches).toEqual(plan.matches)
  })
})

test('T-1: the sample day can be kept, in the order of its times', () => {
  const { rundown } = planFrom({
    ...emptyPlan('Turf'),
    rundown: sampleRundown(DAY, { matches: [], slots: [] }),
  })
  expect(rundown[0]?.start).toBe(`${DAY}T07:30`)
  expect(rundown.map(({ start }) => start)).toEqual(rundown.map(({ start }) => start).toSorted())
})
