import type { Division, Match } from '../plan/plan.ts'

type Played = Pick<Match, 'status' | 'score' | 'kicks' | 'forfeitBy'>

/** '2–1', '1–1, 4–3 on kicks', 'Not played'; null where no results are kept (T-9) or there is none yet. */
export function resultWords(
  { status, score, kicks, forfeitBy }: Played,
  { recordsResults }: Pick<Division, 'recordsResults'>,
): string | null {
  if (!recordsResults) return null
  if (status === 'FORFEIT') return forfeitBy === 'BOTH' ? 'Not played' : forfeitBy === 'HOME' ? '0–3' : '3–0'
  if (score === null) return null
  const goals = `${score.home}–${score.away}`
  return kicks === null ? goals : `${goals}, ${kicks.home}–${kicks.away} on kicks`
}
