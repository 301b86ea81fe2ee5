import type { TournamentDesk } from './desk-data.ts'
import type { PlanDraft } from './use-plan-draft.ts'

/** What every part of the desk works with. */
export interface PartProps {
  tournament: TournamentDesk
  draft: PlanDraft
}
