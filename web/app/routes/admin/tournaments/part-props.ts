import type { Call } from '@touchline/domain/tournament/people/whom-to-call.ts'
import type { TournamentDesk } from './desk-data.ts'
import type { PlanDraft } from './use-plan-draft.ts'

/** What every part of the desk works with. */
export interface PartProps {
  tournament: TournamentDesk
  draft: PlanDraft
}

/** And those from which the plan is published. */
export interface PublishingProps extends PartProps {
  /** Once it is out, those whom no email reaches. */
  onCalls: (calls: Call[]) => void
}
