import type { Call } from '@touchline/domain/tournament/people/whom-to-call.ts'
import type { TournamentDesk } from './desk-data.ts'
import type { PlanDraft } from './use-plan-draft.ts'

/** What every part of a tournament's desk gets. */
export interface PartProps {
  tournament: TournamentDesk
  draft: PlanDraft
}

/** For parts that can publish the plan. */
export interface PublishingProps extends PartProps {
  /** Called after publishing with the people who have no email. */
  onCalls: (calls: Call[]) => void
}
