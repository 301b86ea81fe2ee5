import { nth } from '../../nth.ts'
import { divisionOf } from '../plan/division.ts'
import { freeId, idOf } from '../plan/ids.ts'
import type { Division, Plan, Team } from '../plan/plan.ts'

/** A team as somebody enters it, before it has a place in the plan. */
export interface NewTeam {
  name: string
  /** 'U9', 'U8/9' */
  code: string
  colour: Team['colour']
  altColour: Team['altColour']
  coachName: string
  coachPhone: string | null
}

/** The plan with a division for these ages, or with the one it already has. */
export function withDivision(
  plan: Plan,
  choice: Partial<Division> & Pick<Division, 'code'>,
  resultsFrom?: number,
): { plan: Plan; division: Division } {
  const known = plan.divisions.find(({ code }) => code === choice.code)
  if (known) return { plan, division: known }
  const division = divisionOf({ ...choice, id: freeId(plan.divisions, choice.code, 'division') }, resultsFrom)
  return { plan: { ...plan, divisions: [...plan.divisions, division] }, division }
}

const GROUP_NAMES = 'ABCDEFGHIJKLMNOP'

/** The first group of a division; a new one if there is none. */
function withGroup(plan: Plan, divisionId: string): { plan: Plan; groupId: string } {
  const known = plan.groups.find((group) => group.divisionId === divisionId)
  if (known) return { plan, groupId: known.id }
  const id = freeId(plan.groups, `${divisionId}-a`, 'group')
  return {
    plan: { ...plan, groups: [...plan.groups, { id, divisionId, name: 'A', kicksOrder: [] }] },
    groupId: id,
  }
}

/**
 * Adds each team to the first group of its division. Missing divisions are made by the rules of play (T-2), and keep
 * results as the club has decided (G-2).
 */
export function addTeams(plan: Plan, teams: readonly NewTeam[], resultsFrom?: number): Plan {
  let next = plan
  for (const { code, ...team } of teams) {
    const { plan: divided, division } = withDivision(next, { code }, resultsFrom)
    const { plan: grouped, groupId } = withGroup(divided, division.id)
    const row: Team = {
      ...team,
      id: freeId(grouped.teams, team.name, 'team'),
      divisionId: division.id,
      groupId,
      shortName: [...team.name].slice(0, 12).join('').trim(),
      phonetic: '',
      fairPlayPoints: 0,
      forfeitExcused: false,
    }
    next = { ...grouped, teams: [...grouped.teams, row] }
  }
  return next
}

/** Deals a division's teams into this many groups, in turn. Its matches have to be drawn again. */
export function splitIntoGroups(plan: Plan, divisionId: string, count: number): Plan {
  const ids = Array.from({ length: count }, (_, n) => `${idOf(divisionId)}-${GROUP_NAMES[n]?.toLowerCase()}`)
  const own = plan.teams.filter((team) => team.divisionId === divisionId)
  const groupOf = new Map(own.map(({ id }, n) => [id, nth(ids, n % count)]))
  return {
    ...plan,
    groups: [
      ...plan.groups.filter((group) => group.divisionId !== divisionId),
      ...ids.map((id, n) => ({ id, divisionId, name: nth(GROUP_NAMES, n), kicksOrder: [] })),
    ],
    teams: plan.teams.map((team) => ({ ...team, groupId: groupOf.get(team.id) ?? team.groupId })),
    ...withoutMatches(plan, divisionId),
  }
}

/** Removes a division's matches, together with everything that refers to them. */
export function withoutMatches(
  plan: Plan,
  divisionId: string,
): Pick<Plan, 'matches' | 'assignments' | 'incidents' | 'rundown'> {
  const gone = new Set(plan.matches.filter((match) => match.divisionId === divisionId).map(({ id }) => id))
  return {
    matches: plan.matches.filter(({ id }) => !gone.has(id)),
    assignments: plan.assignments.filter(({ matchId }) => !gone.has(matchId ?? '')),
    incidents: plan.incidents.filter(({ matchId }) => !gone.has(matchId)),
    rundown: plan.rundown.map((item) => ({
      ...item,
      linkedMatchIds: item.linkedMatchIds.filter((id) => !gone.has(id)),
    })),
  }
}

/** Removes a team. The matches of its division are drawn again, because everybody's opponents change. */
export function removeTeam(plan: Plan, teamId: string): Plan {
  const team = plan.teams.find(({ id }) => id === teamId)
  if (team === undefined) return plan
  return {
    ...plan,
    ...withoutMatches(plan, team.divisionId),
    teams: plan.teams.filter(({ id }) => id !== teamId),
    groups: plan.groups.map((group) => ({
      ...group,
      kicksOrder: group.kicksOrder.filter((id) => id !== teamId),
    })),
    players: plan.players.filter((player) => player.teamId !== teamId),
    households: plan.households
      .map((one) => ({ ...one, teamIds: one.teamIds.filter((id) => id !== teamId) }))
      .filter(({ teamIds }) => teamIds.length > 1),
    officials: plan.officials.map((official) => ({
      ...official,
      conflictTeamIds: official.conflictTeamIds.filter((id) => id !== teamId),
    })),
    awards: plan.awards.map((award) => (award.teamId === teamId ? { ...award, teamId: null } : award)),
  }
}
