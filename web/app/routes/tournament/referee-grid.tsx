import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { clashOf, initialsOf, leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import { FieldGrid } from '../../tournament/field-grid.tsx'
import styles from '../../tournament/tournament.module.css'

/** Fields by kick-offs, with who leads; a referee who would be at two places at once is marked. */
export function RefereeGrid({ day, games }: { day: DayView; games: readonly Game[] }) {
  return (
    <FieldGrid
      day={day}
      games={games}
      cell={(game) => {
        const leader = leaderOf(game)
        return (
          <>
            {game.label}{' '}
            {leader ? (
              <abbr title={leader}>{initialsOf(leader)}</abbr>
            ) : (
              <span className={styles.needed}>Ref needed</span>
            )}
            {clashOf(day, game) && <strong className={styles.needed}> ⚠ Clash (H6)</strong>}
          </>
        )
      }}
    />
  )
}
