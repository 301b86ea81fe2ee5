import { describe, expect, test } from 'vitest'
import { SHIPPED_RULES } from '../../club/club-rules.ts'
import { sampleRundown } from '../day/sample-rundown.ts'
import { copyPlan, emptyPlan, onAnotherDay } from '../plan/new-plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { DAY, scheduled, testPlan } from '../test-plan.ts'
import { withDivision } from './add-teams.ts'
import type { DealtChild } from './bunches.ts'
import { dealPlayers, householdsOf } from './deal-players.ts'

const { ages } = SHIPPED_RULES

// In the season of February 2026, U9 is born 2017 and U10 2016.
const child = (id: string, birthYear: number, familyId: string | null = null): DealtChild => ({
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
    const dealt = (children: DealtChild[], plan = u9) => dealPlayers(plan, DAY, children, ages)
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

describe('T-37: children who have joined, into even teams', () => {
  const joined = (id: string, birthDate: string, wish = '', lastName = 'Lee'): DealtChild => ({
    ...{ playerId: id, firstName: id, lastName, birthDate, familyId: null, wish },
  })
  const days = (n: number) => `2017-${String(1 + (n % 12)).padStart(2, '0')}-15`
  const many = Array.from({ length: 24 }, (_, n) => joined(`Kid${n}`, days(n)))
  const rosters = (children: readonly DealtChild[], seed = 1, plan = u9) => {
    const dealt = dealPlayers(plan, DAY, children, ages, seed)
    const ids = dealt.plan.teams.map(({ id }) =>
      dealt.plan.players.filter(({ teamId }) => teamId === id).flatMap(({ playerId }) => playerId ?? []),
    )
    return { ...dealt, ids }
  }

  test('the same seed gives the same teams, another one others, all of one size and age', () => {
    const { ids } = rosters(many, 7)
    expect(rosters(many, 7).ids).toEqual(ids)
    expect(rosters(many, 8).ids).not.toEqual(ids)
    const sizes = ids.map(({ length }) => length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    const means = ids.map((team) => {
      const births = many.filter(({ playerId }) => team.includes(playerId))
      return births.reduce((sum, { birthDate }) => sum + Date.parse(birthDate), 0) / births.length
    })
    const apart = (Math.max(...means) - Math.min(...means)) / 86_400_000
    expect(apart).toBeLessThan(10)
  })

  test('friends are together, also where one of them wishes; a wish that names nobody or two people is reported', () => {
    const children = [
      ...many.slice(0, 10),
      joined('Mia', days(3), 'with Zoë please'),
      joined('Zoe', days(4)),
      joined('Sam', days(5), 'Alex'),
      joined('Alex1', days(5)),
      { ...joined('x1', days(6), '', 'Chen'), firstName: 'Ivy' },
      { ...joined('x2', days(6), '', 'Wong'), firstName: 'Ivy' },
      joined('Lou', days(7), 'Ivy W.'),
      joined('Max', days(7), 'Ivy'),
    ]
    const { ids, unmet } = rosters(children)
    const areTogether = (one: string, other: string) =>
      ids.some((team) => team.includes(one) && team.includes(other))
    expect([areTogether('Mia', 'Zoe'), areTogether('Lou', 'x2')]).toEqual([true, true])
    expect(unmet.map(({ playerId }) => playerId)).toEqual(['Sam', 'Max'])
  })

  test('teams of last year that have nobody are filled before others are made', () => {
    const { plan } = rosters(many)
    const { plan: dealt, teams } = rosters(many, 2, { ...plan, players: [] })
    expect(teams).toBe(0)
    expect(dealt.teams).toEqual(plan.teams)
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

const player = (playerId: string | null, teamId: string) => ({
  playerId,
  teamId,
  displayName: 'Maya L.',
  shirtNo: null,
})
const FAMILIES: Record<string, string> = { maya: 'lee', zoe: 'lee', leo: 'lee', ada: 'novak', tom: 'novak' }

test('T-5, Q6: families with children in two teams, without their names', () =>
  expect(
    householdsOf(
      [
        player('maya', 'koi'),
        player('zoe', 'drums'),
        player('leo', 'koi'),
        player('ada', 'comets'),
        player('tom', 'comets'),
        player(null, 'koi'),
        player('guest', 'drums'),
      ],
      (id) => FAMILIES[id] ?? null,
    ),
  ).toEqual([{ id: 'household-1', teamIds: ['koi', 'drums'] }]))
