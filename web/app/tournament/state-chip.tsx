import type { Game } from '@touchline/domain/tournament/view/day-view.ts'
import styles from './tournament.module.css'

const WORDS: Record<Game['status'], string | null> = {
  SCHEDULED: null,
  READY: 'Ready',
  LIVE: 'Playing now',
  HALF_TIME: 'Half-time',
  FINISHED: 'Played',
  FORFEIT: 'Not played',
  ABANDONED: 'Stopped',
  POSTPONED: 'Postponed',
}

/** What has become of a game, in a word. */
export function StateChip({ status }: { status: Game['status'] }) {
  const word = WORDS[status]
  return word ? <span className={`${styles.chip} ${styles[status]}`}>{word}</span> : null
}
