import { entryWords } from '@touchline/domain/tournament/enter-result.ts'
import type { Match } from '@touchline/domain/tournament/plan.ts'

/** '2–1'; 'received' for a card without a score. */
export function resultWords({ status, score, kicks, forfeitBy }: Match): string {
  if (status !== 'FINISHED' && status !== 'FORFEIT' && status !== 'ABANDONED') return 'received'
  return entryWords({ status, score, kicks, forfeitBy })
}
