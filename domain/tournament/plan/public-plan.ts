import { shortName } from '../people/short-name.ts'
import { fairPlayPoints } from '../play/table-row.ts'
import type { Assignment, Match, Official, Plan, RundownItem, Team } from './plan.ts'

/**
 * What visitors may see of a plan, in the same form (T-18): no phones, players, families or incidents, only short names
 * and games of officials, and no results where none are kept (T-9). The visible fields of teams, matches and officials
 * are listed one by one, so that a new field stays private until somebody decides otherwise.
 */
export function publicPlan(plan: Plan): Plan {
  const keepsResults = new Set(
    plan.divisions.filter(({ recordsResults }) => recordsResults).map(({ id }) => id),
  )
  return {
    revision: plan.revision,
    publishedAt: plan.publishedAt,
    theme: plan.theme,
    venue: plan.venue,
    entryCents: plan.entryCents,
    registerBy: plan.registerBy,
    weather: plan.weather,
    midday: plan.midday,
    tieBreakers: plan.tieBreakers,
    goalCap: plan.goalCap,
    divisions: plan.divisions,
    groups: plan.groups.map((group) =>
      keepsResults.has(group.divisionId) ? group : { ...group, kicksOrder: [] },
    ),
    teams: plan.teams.map((team) => publicTeam(plan, team, keepsResults.has(team.divisionId))),
    players: [],
    households: [],
    pitches: plan.pitches,
    slots: plan.slots,
    matches: plan.matches.map((match) => publicMatch(match, keepsResults.has(match.divisionId))),
    officials: plan.officials.map(publicOfficial),
    assignments: plan.assignments.flatMap(publicAssignment),
    rundown: plan.rundown.map(publicItem),
    awards: plan.awards.filter(
      ({ kind, divisionId }) =>
        (kind !== 'CHAMPION' && kind !== 'FINALIST') || keepsResults.has(divisionId ?? ''),
    ),
    incidents: [],
    changes: plan.changes.map((change) => ({ ...change, by: '' })),
  }
}

const publicTeam = (plan: Plan, team: Team, showsResults: boolean): Team => ({
  id: team.id,
  divisionId: team.divisionId,
  groupId: team.groupId,
  name: team.name,
  shortName: team.shortName,
  colour: team.colour,
  altColour: team.altColour,
  phonetic: team.phonetic,
  coachName: team.coachName,
  coachPhone: null,
  fairPlayPoints: showsResults ? fairPlayPoints(plan, team) : 0,
  forfeitExcused: showsResults && team.forfeitExcused,
})

const publicMatch = (match: Match, showsResults: boolean): Match => ({
  id: match.id,
  number: match.number,
  divisionId: match.divisionId,
  groupId: match.groupId,
  stage: match.stage,
  home: match.home,
  away: match.away,
  slotId: match.slotId,
  status: match.status,
  score: showsResults ? match.score : null,
  kicks: showsResults ? match.kicks : null,
  forfeitBy: showsResults ? match.forfeitBy : null,
  abandonedAfterHalfTime: showsResults && match.abandonedAfterHalfTime,
  card: null,
})

const MOST_GAMES = 20

/**
 * Some officials are children, and nobody needs to know which. So everybody is shown with a first name and an initial.
 */
const publicOfficial = ({ id, name, roles }: Official): Official => ({
  id,
  name: shortName(name),
  phonetic: '',
  phone: null,
  roles,
  level: 'EXPERIENCED',
  isMinor: false,
  availability: [],
  conflictTeamIds: [],
  maxGames: MOST_GAMES,
})

function publicAssignment(assignment: Assignment): Assignment[] {
  const { matchId, state } = assignment
  return matchId === null || state === 'NO_SHOW' || state === 'REPLACED' ? [] : [assignment]
}

const publicItem = (item: RundownItem): RundownItem => ({ ...item, ownerId: null })
