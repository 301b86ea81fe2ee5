import { knownColours } from '@touchline/domain/tournament/people/shirt-colours.ts'
import type { Plan, Team } from '@touchline/domain/tournament/plan/plan.ts'
import { useData } from '../../../../area/area-data.tsx'
import { loadSetting } from '../../../../desk/load-setting.ts'

/** The colour names to choose from: those of this plan's and the club's teams, and the usual ones. */
export function useColours(plan: Plan): Team['colour'][] {
  const { data: ours = [] } = useData(['club teams'], (request) => loadSetting(request, 'teams'))
  return knownColours([...plan.teams, ...ours])
}
