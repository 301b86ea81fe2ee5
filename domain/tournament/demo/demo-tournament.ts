import type { TournamentKind } from '../kind.ts'
import type { Plan } from '../plan/plan.ts'
import type { TOURNAMENT_STATUSES } from '../status.ts'

/** A row of `Tournament`, ready to be stored. */
export interface DemoTournament {
  slug: string
  name: string
  kind: TournamentKind
  date: string
  status: (typeof TOURNAMENT_STATUSES)[number]
  revision: number
  plan: Plan
}
