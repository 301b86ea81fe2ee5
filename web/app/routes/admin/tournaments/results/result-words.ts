import type { Match } from '@touchline/domain/tournament/plan/plan.ts'
import { entryWords } from '@touchline/domain/tournament/play/enter-result.ts'

/** '2–1'; 'received' for a card without a score. */
export function resultWords({ status, score, kicks, forfeitBy }: Match): string {
  if (status !== 'FINISHED' && status !== 'FORFEIT' && status !== 'ABANDONED') return 'received'
  return entryWords({ status, score, kicks, forfeitBy })
}
