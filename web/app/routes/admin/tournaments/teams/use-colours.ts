import { knownColours } from '@touchline/domain/tournament/people/shirt-colours.ts'
import type { Plan, Team } from '@touchline/domain/tournament/plan/plan.ts'
import { useData } from '../../../../area/area-data.tsx'
import { loadSetting } from '../../../../desk/load-setting.ts'

/** What shirts can be called here: as the teams of this plan and those of the club are, or by the usual names. */
export function useColours(plan: Plan): Team['colour'][] {
  const { data: ours = [] } = useData(['club teams'], (request) => loadSetting(request, 'teams'))
  return knownColours([...plan.teams, ...ours])
}
