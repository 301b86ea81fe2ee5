import { keysOf, recordOf } from '../../records.ts'
import { groupBy } from '../group-by.ts'
import { shirtsFor } from '../people/shirts.ts'
import { FAR_METRES, LONGEST_STAY, WEIGHTS } from './limits.ts'
import { overlap, type PlacedMatch, placedMatches } from './match-times.ts'
import type { Pitch, Plan } from './plan.ts'
import { indexPlan, type PlanIndex } from './plan-index.ts'
import { isKnockOut, sidesOf } from './sides.ts'

export type SoftRule = keyof typeof WEIGHTS

/** How far a plan is from meeting the soft rules; 0 is perfect (T-5). */
export interface Score {
  total: number
  parts: Record<SoftRule, number>
}

export function score(plan: Plan): Score {
  const index = indexPlan(plan)
  const placed = placedMatches(index)
  const byTeam = gamesByTeam(placed)
  const steps: Record<SoftRule, number> = {
    Q1: sum([...byTeam.values()].map(overstay)),
    Q2: unevenness(index, placed),
    Q3: bothEnds(placed, byTeam),
    Q4: sum([...byTeam].map(([teamId, games]) => pitchesMissed(index, teamId, games))),
    Q5: refereeImbalance(plan, placed),
    Q6: siblingClashes(plan, byTeam),
    Q7: placed.filter(({ match }) => shirtsClash(index, match)).length,
  }
  const parts = recordOf(keysOf(steps), (rule) => steps[rule] * WEIGHTS[rule])
  return { total: sum(Object.values(parts)), parts }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The games of each known team, in time order. */
export function gamesByTeam(placed: readonly PlacedMatch[]): Map<string, PlacedMatch[]> {
  const games = placed.flatMap((one) =>
    sidesOf(one.match).flatMap(({ teamId }) => (teamId === null ? [] : [{ teamId, one }])),
  )
  const byTeam = groupBy(games, ({ teamId }) => teamId)
  return new Map([...byTeam].map(([teamId, entries]) => [teamId, entries.map(({ one }) => one)]))
}

/** From first kick-off to last whistle, for each day. */
export const staysOf = (games: readonly PlacedMatch[]): number[] =>
  [...groupBy(games, ({ day }) => day).values()].map(
    (onDay) =>
      Math.max(...onDay.map(({ whistle }) => whistle)) - Math.min(...onDay.map(({ kickOff }) => kickOff)),
  )

const overstay = (games: readonly PlacedMatch[]) =>
  sum(staysOf(games).map((stay) => Math.max(0, stay - LONGEST_STAY)))

/** Q2: games played after each kick-off, and home versus away. */
function unevenness({ plan }: PlanIndex, placed: readonly PlacedMatch[]): number {
  const inGroups = groupBy(
    placed.filter(({ match }) => !isKnockOut(match)),
    ({ match }) => match.groupId,
  )
  return sum(
    plan.groups.map(({ id }) => {
      const games = inGroups.get(id) ?? []
      const teamIds = plan.teams.filter(({ groupId }) => groupId === id).map((team) => team.id)
      return unevenGames(games, teamIds) + unevenSides(games, teamIds)
    }),
  )
}

function unevenGames(games: readonly PlacedMatch[], teamIds: readonly string[]): number {
  const played = new Map(teamIds.map((id) => [id, 0]))
  let excess = 0
  for (const [, wave] of groupBy(games, ({ kickOff }) => kickOff)) {
    for (const { teamId } of wave.flatMap(({ match }) => sidesOf(match)))
      if (teamId !== null) played.set(teamId, (played.get(teamId) ?? 0) + 1)
    excess += Math.max(0, Math.max(...played.values()) - Math.min(...played.values()) - 1)
  }
  return excess
}

function unevenSides(games: readonly PlacedMatch[], teamIds: readonly string[]): number {
  return sum(
    teamIds.map((id) => {
      const home = games.filter(({ match }) => match.home.teamId === id).length
      const away = games.filter(({ match }) => match.away.teamId === id).length
      return Math.max(0, Math.abs(home - away) - 1)
    }),
  )
}

/** Q3: teams with both the first and the last kick-off of a day. */
function bothEnds(placed: readonly PlacedMatch[], byTeam: ReadonlyMap<string, PlacedMatch[]>): number {
  return sum(
    [...groupBy(placed, ({ day }) => day)].map(([day, onDay]) => {
      const [first, last] = [onDay[0]?.kickOff, onDay.at(-1)?.kickOff]
      if (first === last) return 0
      return [...byTeam.values()].filter((games) => {
        const own = games.filter((game) => game.day === day)
        return own[0]?.kickOff === first && own.at(-1)?.kickOff === last
      }).length
    }),
  )
}

/** Q4: on how many more pitches a team could have played. */
function pitchesMissed({ plan, team, division }: PlanIndex, teamId: string, games: readonly PlacedMatch[]) {
  const { pitchType } = division(team(teamId).divisionId)
  const inUse = new Set(plan.slots.filter(({ kind }) => kind === 'PLAY').map(({ pitchId }) => pitchId))
  const fitting = plan.pitches.filter(({ id, type }) => type === pitchType && inUse.has(id)).length
  const seen = new Set(games.map(({ pitch }) => pitch.id)).size
  return Math.max(0, Math.min(games.length, fitting) - seen)
}

export const leadsMatches = ({ roles, maxGames }: Plan['officials'][number]): boolean =>
  maxGames > 0 && roles.some((role) => role === 'REFEREE' || role === 'GAME_LEADER')

/** How many of the placed matches each referee and game leader has. */
export function gamesByOfficial(plan: Plan, placed: readonly PlacedMatch[]): Map<string, number> {
  const ids = new Set(placed.map(({ match }) => match.id))
  const counts = new Map(plan.officials.filter(leadsMatches).map(({ id }) => [id, 0]))
  for (const { matchId, officialId, role, state } of plan.assignments) {
    if (matchId === null || !ids.has(matchId) || state === 'NO_SHOW' || state === 'REPLACED') continue
    if (role !== 'REFEREE' && role !== 'GAME_LEADER') continue
    const before = counts.get(officialId)
    if (before !== undefined) counts.set(officialId, before + 1)
  }
  return counts
}

/** Q5 */
function refereeImbalance(plan: Plan, placed: readonly PlacedMatch[]): number {
  const counts = [...gamesByOfficial(plan, placed).values()]
  return counts.length === 0 ? 0 : Math.max(0, Math.max(...counts) - Math.min(...counts) - 1)
}

/** Between the centres of two pitches. */
export const metresApart = (a: Pitch, b: Pitch): number =>
  Math.hypot(
    a.x + a.acrossMetres / 2 - b.x - b.acrossMetres / 2,
    a.y + a.downMetres / 2 - b.y - b.downMetres / 2,
  )

/** Q6: simultaneous matches of one household, far apart. */
function siblingClashes(plan: Plan, byTeam: ReadonlyMap<string, PlacedMatch[]>): number {
  const pairs = plan.households.flatMap(({ teamIds }) =>
    teamIds.flatMap((one, n) => teamIds.slice(n + 1).map((other) => [one, other] as const)),
  )
  return sum(
    pairs.map(([one, other]) => {
      const others = byTeam.get(other) ?? []
      return sum(
        (byTeam.get(one) ?? []).map((game) => others.filter((rival) => isFarAtOnce(game, rival)).length),
      )
    }),
  )
}

const isFarAtOnce = (a: PlacedMatch, b: PlacedMatch) =>
  overlap(a.kickOff, a.whistle, b.kickOff, b.whistle) && metresApart(a.pitch, b.pitch) > FAR_METRES

function shirtsClash({ team }: PlanIndex, { home, away }: PlacedMatch['match']): boolean {
  if (home.teamId === null || away.teamId === null) return false
  return shirtsFor(team(home.teamId), team(away.teamId)).clash
}
