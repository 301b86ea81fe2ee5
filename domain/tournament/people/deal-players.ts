import { type AgeRule, ageGroup, seasonYearOf } from '../../age-group.ts'
import { yearOf } from '../../calendar-day.ts'
import { nth } from '../../nth.ts'
import { keysOf } from '../../records.ts'
import { groupBy } from '../group-by.ts'
import { agesOf } from '../plan/ages.ts'
import { divisionName } from '../plan/division.ts'
import type { Division, Plan } from '../plan/plan.ts'
import { addTeams } from './add-teams.ts'
import { householdsOf } from './households.ts'
import { SHIRT_COLOURS, shirtColour } from './shirt-colours.ts'
import { shortName } from './short-name.ts'

/** A child who is registered, as the desk knows it. */
export interface RegisteredPlayer {
  playerId: string
  firstName: string
  lastName: string
  birthDate: string
  /** Whose child it is; null when nobody is known. */
  familyId: string | null
}

export interface Dealt {
  plan: Plan
  /** How many children found a team. */
  players: number
  teams: number
  /** Children of an age that no division has. */
  left: RegisteredPlayer[]
}

/**
 * Registered children into new teams of the divisions that are there, brothers and sisters of one age together, the
 * teams as even as that allows (T-24). Children who have a team already stay in it.
 */
export function dealPlayers(
  plan: Plan,
  day: string,
  registered: readonly RegisteredPlayer[],
  ages: AgeRule,
): Dealt {
  const seasonYear = seasonYearOf(day)
  const placed = new Set(plan.players.flatMap(({ playerId }) => playerId ?? []))
  const free = registered.filter(({ playerId }) => !placed.has(playerId))
  const divisionFor = ({ birthDate }: RegisteredPlayer) => {
    const age = ageGroup(yearOf(birthDate), seasonYear, ages)
    return plan.divisions.find(({ code }) => age !== null && agesOf(code).includes(age)) ?? null
  }
  let next = plan
  let teams = 0
  for (const [division, children] of groupBy(free, divisionFor)) {
    if (division === null) continue
    const dealt = dealDivision(next, division, children)
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
  }
}

function dealDivision(plan: Plan, division: Division, children: readonly RegisteredPlayer[]): Plan {
  // A team alone in its division has nobody to play, and one without players is none.
  const least = plan.teams.some(({ divisionId }) => divisionId === division.id) ? 1 : 2
  const families = [...groupBy(children, ({ familyId, playerId }) => familyId ?? playerId).values()]
  const count = Math.min(families.length, Math.max(least, Math.ceil(children.length / division.rosterMax)))
  const names = keysOf(SHIRT_COLOURS)
  const teams = Array.from({ length: count }, (_, n) => {
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
  const grown = addTeams(plan, teams)
  const rosters = grown.teams.slice(plan.teams.length).map(({ id }) => ({ id, size: 0 }))
  const players = [...plan.players]
  for (const siblings of families.sort((a, b) => b.length - a.length)) {
    const roster = rosters.reduce((least, one) => (one.size < least.size ? one : least))
    roster.size += siblings.length
    for (const { playerId, firstName, lastName } of siblings)
      players.push({
        teamId: roster.id,
        playerId,
        displayName: shortName(`${firstName} ${lastName}`),
        shirtNo: null,
      })
  }
  return { ...grown, players }
}
