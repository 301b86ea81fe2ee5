import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { type Desk, Tournament, type TournamentStatus } from './desk-store.ts'
import { planParts } from './plan-parts.ts'

/** Visitors see it at once; the revision stays the same, because no time or place has changed. */
export async function keepPublished(
  context: WriteContext,
  { row }: Desk,
  published: Plan,
  status: TournamentStatus = row.status,
): Promise<void> {
  await updateRecorded(context, Tournament, row, { ...planParts({ plan: published }), status })
}
