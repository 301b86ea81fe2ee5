import type { Game } from '@touchline/domain/tournament/view/day-view.ts'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

const WORDS: Record<Game['status'], string | null> = {
  SCHEDULED: null,
  READY: texts.ready,
  LIVE: texts.live,
  HALF_TIME: texts.halfTime,
  FINISHED: texts.played,
  FORFEIT: texts.notPlayed,
  ABANDONED: texts.stopped,
  POSTPONED: texts.postponed,
}

/** The state of a game, in a word. */
export function StateChip({ status }: { status: Game['status'] }) {
  const word = WORDS[status]
  return word ? <span className={`${styles.chip} ${styles[status]}`}>{word}</span> : null
}
