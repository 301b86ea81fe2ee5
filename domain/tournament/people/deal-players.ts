import { yearOf } from '../../calendar-day.ts'
import { nth } from '../../nth.ts'
import { type AgeRule, ageGroup, seasonYearOf } from '../../players/age-group.ts'
import { keysOf } from '../../records.ts'
import { groupBy } from '../group-by.ts'
import { agesOf } from '../plan/ages.ts'
import { divisionName } from '../plan/division.ts'
import type { Division, Plan } from '../plan/plan.ts'
import { addTeams, type NewTeam } from './add-teams.ts'
import { bunchesOf, type DealtChild, friendOf } from './bunches.ts'
import { evenTeams } from './even-teams.ts'
import { SHIRT_COLOURS, shirtColour } from './shirt-colours.ts'
import { shortName } from './short-name.ts'

export interface Dealt {
  plan: Plan
  /** How many children got a team. */
  players: number
  teams: number
  /** Children whose age has no division. */
  left: DealtChild[]
  /** Children whose wished-for friend is in another team, or whose wish we could not match. */
  unmet: DealtChild[]
}

/**
 * Deals children into teams of the existing divisions, keeping siblings of one age and friends together, and the teams
 * as even in number and age as that allows (T-24, T-37). Empty teams are filled first. Children who already have a team
 * stay in it.
 */
export function dealPlayers(
  plan: Plan,
  day: string,
  registered: readonly DealtChild[],
  ages: AgeRule,
  seed = 1,
): Dealt {
  const seasonYear = seasonYearOf(day)
  const placed = new Set(plan.players.flatMap(({ playerId }) => playerId ?? []))
  const free = registered.filter(({ playerId }) => !placed.has(playerId))
  const divisionFor = ({ birthDate }: DealtChild) => {
    const age = ageGroup(yearOf(birthDate), seasonYear, ages)
    return plan.divisions.find(({ code }) => age !== null && agesOf(code).includes(age)) ?? null
  }
  let next = plan
  let teams = 0
  for (const [division, children] of groupBy(free, divisionFor)) {
    if (division === null) continue
    const dealt = dealDivision(next, division, children, seed)
    teams += dealt.teams.length - next.teams.length
    next = dealt
  }
  const families = new Map(registered.map(({ playerId, familyId }) => [playerId, familyId]))
  const left = free.filter((child) => divisionFor(child) === null)
  return {
    plan: { ...next, households: householdsOf(next.players, (id) => families.get(id) ?? null) },
    players: free.length - left.length,
    teams,
    left,
    unmet: free.filter((child) => child.wish && !left.includes(child) && !isMet(next, child, registered)),
  }
}

function isMet({ players }: Plan, child: DealtChild, all: readonly DealtChild[]): boolean {
  const teamOf = (id: string) => players.find(({ playerId }) => playerId === id)?.teamId
  const friend = friendOf(child, all)
  return friend !== null && teamOf(friend.playerId) === teamOf(child.playerId)
}

function dealDivision(plan: Plan, division: Division, children: readonly DealtChild[], seed: number): Plan {
  const own = plan.teams.filter(({ divisionId }) => divisionId === division.id)
  const empty = own.filter(({ id }) => !plan.players.some(({ teamId }) => teamId === id))
  // A team alone in its division has no opponent, and a team without players is not a team.
  const least = own.length > empty.length ? 1 : 2
  const needed = Math.max(least, Math.ceil(children.length / division.rosterMax))
  const wanted = Math.max(needed, Math.min(empty.length, Math.floor(children.length / division.minPlayers)))
  const bunches = bunchesOf(children, Math.ceil(children.length / wanted))
  const count = Math.min(bunches.length, wanted)
  const grown = addTeams(plan, newTeams(plan, division, count - empty.length))
  const filled = [...empty.slice(0, count), ...grown.teams.slice(plan.teams.length)]
  const teams = evenTeams(bunches, count, seed)
  const teamOf = new Map(
    teams.flatMap((team, n) => team.map(({ playerId }) => [playerId, nth(filled, n).id] as const)),
  )
  const players = children.map(({ playerId, firstName, lastName }) => ({
    teamId: teamOf.get(playerId) ?? '',
    playerId,
    displayName: shortName(`${firstName} ${lastName}`),
    shirtNo: null,
  }))
  return { ...grown, players: [...plan.players, ...players] }
}

/** Names new teams by shirt colour, starting with colours that no team of the division is named after. */
function newTeams({ teams }: Plan, division: Division, count: number): NewTeam[] {
  const names = keysOf(SHIRT_COLOURS)
  const all = Array.from({ length: names.length * 4 }, (_, n) => {
    const colour = nth(names, n % names.length)
    const round = n < names.length ? '' : ` ${Math.floor(n / names.length) + 1}`
    return {
      name: `${divisionName(division)} ${colour}${round}`,
      code: division.code,
      colour: shirtColour(colour),
      altColour: shirtColour(colour === 'White' ? 'Black' : 'White'),
      coachName: '',
      coachPhone: null,
    }
  })
  return all.filter(({ name }) => !teams.some((team) => team.name === name)).slice(0, Math.max(0, count))
}

/**
 * Families with players in two or more teams (Q6), from the players and their families. The plan only stores which
 * teams belong together, not the family.
 */
export function householdsOf(
  players: Plan['players'],
  familyOf: (playerId: string) => string | null,
): Plan['households'] {
  const children = players.flatMap(({ teamId, playerId }) => {
    const family = playerId === null ? null : familyOf(playerId)
    return family === null ? [] : [{ teamId, family }]
  })
  return [...groupBy(children, ({ family }) => family).values()]
    .map((siblings) => [...new Set(siblings.map(({ teamId }) => teamId))])
    .filter((teamIds) => teamIds.length > 1)
    .map((teamIds, n) => ({ id: `household-${n + 1}`, teamIds }))
}
