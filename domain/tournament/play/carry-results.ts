import type { Assignment, Plan } from '../plan/plan.ts'
import { fillPlaces } from './advance.ts'
import { hasResult } from './enter-result.ts'

/**
 * Carries over to a draft what has happened since: results, incidents, awards given, the weather, items ticked off and
 * games confirmed. These belong to the published plan, and no draft can undo them (T-21). Anything about a match or
 * team that the draft no longer has is dropped.
 */
export function carryResults(draft: Plan, published: Plan | null): Plan {
  if (published === null) return draft
  const carried = {
    ...draft,
    rundown: carryTicks(draft.rundown, published.rundown),
    assignments: carryStates(draft.assignments, published.assignments),
    awards: carryAwards(draft, published),
    incidents: carryIncidents(draft, published),
    weather: published.weather,
  }
  const played = new Map(published.matches.filter(hasResult).map((match) => [match.id, match]))
  if (played.size === 0) return carried
  const matches = draft.matches.map((match) => {
    const was = played.get(match.id)
    if (was === undefined) return match
    const { status, score, kicks, forfeitBy, abandonedAfterHalfTime, card, home, away } = was
    return { ...match, status, score, kicks, forfeitBy, abandonedAfterHalfTime, card, home, away }
  })
  return fillPlaces({ ...carried, matches })
}

function carryTicks(draft: Plan['rundown'], published: Plan['rundown']): Plan['rundown'] {
  const done = new Map(published.map((item) => [item.id, item.done]))
  return draft.map((item) => ({ ...item, done: done.get(item.id) ?? item.done }))
}

const isTeamOf = ({ teams }: Plan, teamId: string | null) => teams.some(({ id }) => id === teamId)

function carryAwards(draft: Plan, published: Plan): Plan['awards'] {
  const given = new Map(published.awards.map(({ id, teamId }) => [id, teamId]))
  return draft.awards.map((award) => {
    const teamId = given.get(award.id)
    return teamId === undefined ? award : { ...award, teamId: isTeamOf(draft, teamId) ? teamId : null }
  })
}

const carryIncidents = (draft: Plan, { incidents }: Plan): Plan['incidents'] =>
  incidents
    .filter(({ matchId }) => draft.matches.some(({ id }) => id === matchId))
    .map((one) => (isTeamOf(draft, one.teamId) ? one : { ...one, teamId: null }))

const keyOf = ({ matchId, rundownItemId, officialId, role }: Assignment) =>
  `${matchId} ${rundownItemId} ${officialId} ${role}`

/** Whoever has confirmed a game and still has it need not confirm it again. */
function carryStates(draft: readonly Assignment[], published: readonly Assignment[]): Assignment[] {
  const confirmed = new Set(published.filter(({ state }) => state === 'CONFIRMED').map(keyOf))
  return draft.map((one) =>
    one.state === 'ASSIGNED' && confirmed.has(keyOf(one)) ? { ...one, state: 'CONFIRMED' } : one,
  )
}
