import { placedMatches } from '../domain/tournament/plan/match-times.ts'
import { addMinutes } from '../domain/tournament/plan/moment.ts'
import type { Assignment, Match, Official, Plan } from '../domain/tournament/plan/plan.ts'
import { indexPlan } from '../domain/tournament/plan/plan-index.ts'
import { pick, type Random } from '../domain/tournament/schedule/random.ts'
import { validate } from '../domain/tournament/validate/validate.ts'

/**
 * An official for every match: one who is present and may lead it, or a new one. Then some arrive late, or leave early.
 */
export function callOfficials(placed: Plan, random: Random): Plan {
  let plan: Plan = { ...placed, officials: [], assignments: [] }
  for (const { match } of placedMatches(indexPlan(placed))) {
    const busiestFirst = plan.officials.toSorted(
      (a, b) => dutiesOf(plan, b).length - dutiesOf(plan, a).length + random() - 0.5,
    )
    const taken = busiestFirst.map((one) => withDuty(plan, one, match)).find((tried) => holds(tried, match))
    plan = taken ?? withNewcomer(plan, match, random)
  }
  return { ...plan, officials: plan.officials.map((one) => (random() < 0.4 ? onlyFor(plan, one) : one)) }
}

const dutiesOf = ({ assignments }: Plan, { id }: Official) =>
  assignments.filter(({ officialId }) => officialId === id)

/** Whether no rule is broken and this match has an official; the other matches are not checked yet. */
const holds = (plan: Plan, match: Match) =>
  validate(plan).every(({ rule, matchIds }) => rule === 'H12' && !matchIds.includes(match.id))

function withDuty(plan: Plan, { id, roles }: Official, match: Match): Plan {
  const duty: Assignment = {
    matchId: match.id,
    rundownItemId: null,
    officialId: id,
    role: roles[0] ?? 'REFEREE',
    state: 'ASSIGNED',
  }
  return { ...plan, assignments: [...plan.assignments, duty] }
}

function withNewcomer(plan: Plan, match: Match, random: Random): Plan {
  const id = `o${plan.officials.length}`
  const keepsResults = plan.divisions.find((one) => one.id === match.divisionId)?.recordsResults ?? true
  const newcomer: Official = {
    id,
    name: `Official ${id}`,
    phonetic: '',
    phone: null,
    roles: [keepsResults || random() < 0.7 ? 'REFEREE' : 'GAME_LEADER'],
    level: 'EXPERIENCED',
    isMinor: random() < 0.3,
    availability: [],
    conflictTeamIds: Array.from(
      { length: pick(random, 3) },
      () => plan.teams[pick(random, plan.teams.length)]?.id ?? '',
    ),
    maxGames: 3 + pick(random, 6),
  }
  const called = withDuty({ ...plan, officials: [...plan.officials, newcomer] }, newcomer, match)
  if (holds(called, match)) return called
  const neutral = { ...newcomer, conflictTeamIds: [] }
  return withDuty({ ...plan, officials: [...plan.officials, neutral] }, neutral, match)
}

/** Arrives for the first duty and leaves after the last. */
function onlyFor(plan: Plan, official: Official): Official {
  const ids = new Set(dutiesOf(plan, official).map(({ matchId }) => matchId))
  const own = placedMatches(indexPlan(plan)).filter(({ match }) => ids.has(match.id))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return official
  return { ...official, availability: [{ start: first.slot.start, end: addMinutes(last.slot.end, 10) }] }
}
