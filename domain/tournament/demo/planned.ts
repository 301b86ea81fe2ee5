import type { Plan } from '../plan/plan.ts'
import { drawMatches } from '../play/draw.ts'
import { numberMatches } from '../schedule/number-matches.ts'
import type { Placing } from './placings.ts'

/** The draft with its matches drawn, scheduled and assigned to referees. */
export function planned(draft: Plan, day: string, placing: Placing): Plan {
  const drawn = drawMatches(draft)
  if ('refusal' in drawn) throw new Error(drawn.refusal.message)
  const slots = new Map(placing.map(([matchId, pitchId, at]) => [matchId, `${pitchId}.${day}.${at}`]))
  return numberMatches({
    ...draft,
    matches: drawn.matches.map((match) => ({ ...match, slotId: slots.get(match.id) ?? null })),
    assignments: placing.map(([matchId, , , officialId]) => ({
      matchId,
      rundownItemId: null,
      officialId,
      role: 'REFEREE',
      state: 'ASSIGNED',
    })),
  })
}
