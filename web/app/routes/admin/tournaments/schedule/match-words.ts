import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Match, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { PlanIndex } from '@touchline/domain/tournament/plan/plan-index.ts'
import { matchName, sideName } from '@touchline/domain/tournament/plan/sides.ts'

/** 'M7 Koi – Drums' */
export const matchTitle = (index: PlanIndex, match: Match): string =>
  `${match.number > 0 ? `${matchName(match)} ` : ''}${sideName(index, match.home)} – ${sideName(index, match.away)}`

/** '10:00 AM, Tiger' */
export function slotName(index: PlanIndex, slotId: string | null): string {
  if (slotId === null) return 'no time yet'
  const { start, pitchId } = index.slot(slotId)
  return `${momentName(start)}${pitchId ? `, ${index.pitch(pitchId).name}` : ''}`
}

/** The official of a match; '' if it has none. */
export function leaderOf({ assignments, officials }: Plan, { id }: Match): string {
  const assigned = assignments.find(
    ({ matchId, role, state }) =>
      matchId === id &&
      (role === 'REFEREE' || role === 'GAME_LEADER') &&
      state !== 'REPLACED' &&
      state !== 'NO_SHOW',
  )
  return officials.find((official) => official.id === assigned?.officialId)?.name ?? ''
}
