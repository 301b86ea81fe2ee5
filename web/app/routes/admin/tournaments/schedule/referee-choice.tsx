import type { Match, Official, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { leadsMatches } from '@touchline/domain/tournament/plan/score.ts'
import { checkChange } from '@touchline/domain/tournament/validate/check-change.ts'
import { useMemo } from 'react'
import { SelectField } from '../../../../ui/form/field.tsx'
import type { PlanDraft } from '../use-plan-draft.ts'
import { leaderOf, matchTitle } from './match-words.ts'

/** Everybody who could lead it, with the rules that would break. */
export function RefereeChoice({ draft: { plan, change }, match }: { draft: PlanDraft; match: Match }) {
  const leader = leaderOf(plan, match)
  const options = useMemo(
    () =>
      plan.officials.filter(leadsMatches).map((official) => {
        const { broken } = checkChange(plan, ledBy(plan, match, official))
        const words = broken.map(({ text }) => text).join(' · ')
        return { value: official.id, label: words ? `${official.name} (${words})` : official.name }
      }),
    [plan, match],
  )
  const current = plan.officials.find(({ name }) => name === leader)?.id ?? ''
  return (
    <SelectField
      label="Referee"
      value={current}
      options={[{ value: '', label: 'No one' }, ...options]}
      onChange={({ currentTarget }) => {
        const official = plan.officials.find(({ id }) => id === currentTarget.value) ?? null
        const title = matchTitle(indexPlan(plan), match)
        change(
          ledBy(plan, match, official),
          official ? `${official.name} referees ${title}.` : `${title} now has no referee.`,
        )
      }}
    />
  )
}

function ledBy(plan: Plan, match: Match, official: Official | null): Plan {
  const others = plan.assignments.filter(
    ({ matchId, role }) => matchId !== match.id || (role !== 'REFEREE' && role !== 'GAME_LEADER'),
  )
  if (official === null) return { ...plan, assignments: others }
  const role = official.roles.includes('REFEREE') ? ('REFEREE' as const) : ('GAME_LEADER' as const)
  const assignment = {
    matchId: match.id,
    rundownItemId: null,
    officialId: official.id,
    role,
    state: 'ASSIGNED' as const,
  }
  return { ...plan, assignments: [...others, assignment] }
}
