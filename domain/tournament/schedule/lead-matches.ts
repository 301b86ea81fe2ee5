import { overlap, placedMatches } from '../plan/match-times.ts'
import type { Assignment, Official, Plan } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'
import { leadsMatches } from '../plan/score.ts'
import { contenders, sidesOf } from '../plan/sides.ts'
import type { Problem } from './problem.ts'
import type { Random } from './random.ts'
import { assignReferees, type Duty } from './referees.ts'
import { isThere } from './staffing.ts'

export interface Led {
  plan: Plan
  /** How many duties break a rule or have nobody, beyond those that did before. */
  short: number
}

/**
 * Assigns a leader to every match that may move. Matches that stay keep their officials in any role. One that stays
 * without a leader gets one, unless it has begun.
 */
export function leadMatches(
  plan: Plan,
  { games }: Problem,
  { random, steps }: { random: Random; steps: number },
): Led {
  const index = indexPlan(plan)
  const placed = placedMatches(index)
  const officials = plan.officials.filter(leadsMatches)
  const movable = new Set(games.filter(({ stays }) => stays < 0).map(({ id }) => id))
  const kept = plan.assignments.filter(({ matchId }) => matchId === null || !movable.has(matchId))
  const busy = kept.filter(({ state }) => state !== 'NO_SHOW' && state !== 'REPLACED')
  const duties: Duty[] = placed.flatMap(({ match, division, kickOff, whistle, day }) => {
    const own = busy.filter(({ matchId }) => matchId === match.id)
    const time = { start: kickOff, end: whistle, day }
    const staying = own.flatMap(({ officialId }): Duty[] => {
      const stays = officials.findIndex(({ id }) => id === officialId)
      return stays < 0 ? [] : [{ ...time, matchId: match.id, able: [], stays }]
    })
    const isLed = own.some(({ role }) => role === 'REFEREE' || role === 'GAME_LEADER')
    if (isLed || (match.status !== 'SCHEDULED' && match.status !== 'READY')) return staying
    // Nobody may lead it who is close to a team of this match (H7), or of another that is on at the same time (H13).
    const teams = placed
      .filter((other) => overlap(kickOff, whistle, other.kickOff, other.whistle))
      .flatMap((other) => sidesOf(other.match))
      .flatMap((side) => contenders(index, side))
    const able = officials.flatMap((official, n) => {
      const mayLead = official.roles.includes('REFEREE') || !division.recordsResults
      const isClose = official.conflictTeamIds.some((id) => teams.includes(id))
      return mayLead && !isClose && isThere(official, kickOff, whistle) ? [n] : []
    })
    return [...staying, { ...time, matchId: match.id, able, stays: -1 }]
  })
  const roster = assignReferees(officials, duties, { random, steps })
  const assignments = duties.flatMap(({ matchId, stays }, n): Assignment[] => {
    const official = officials[roster.leaderOf[n] ?? -1]
    return stays < 0 && official ? [assignmentOf(matchId, official)] : []
  })
  return { plan: { ...plan, assignments: [...kept, ...assignments] }, short: roster.hard - roster.floor }
}

export const assignmentOf = (matchId: string, { id, roles }: Official): Assignment => ({
  matchId,
  rundownItemId: null,
  officialId: id,
  role: roles.includes('REFEREE') ? 'REFEREE' : 'GAME_LEADER',
  state: 'ASSIGNED',
})
