import { momentName } from '@touchline/domain/tournament/moment.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import { ScrollRegion } from '../../tournament/scroll-region.tsx'
import styles from '../../tournament/tournament.module.css'

/** Fields by kick-offs, with who leads; a referee who would be at two places at once is marked. */
export function RefereeGrid({ day, games }: { day: DayView; games: readonly Game[] }) {
  const starts = [...new Set(games.flatMap(({ start }) => start ?? []))].sort()
  const pitches = day.pitches.filter(({ id }) => games.some(({ pitchId }) => pitchId === id))
  return (
    <ScrollRegion label="Grid of fields and kick-offs">
      <table className={styles.table}>
        <caption>Fields and kick-offs</caption>
        <thead>
          <tr>
            <th scope="col">Kick-off</th>
            {pitches.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start) => (
            <tr key={start}>
              <th scope="row">{momentName(start)}</th>
              {pitches.map(({ id }) => (
                <td key={id}>
                  <Cell game={games.find((one) => one.start === start && one.pitchId === id)} games={games} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Cell({ game, games }: { game: Game | undefined; games: readonly Game[] }) {
  if (!game) return null
  const leader = leaderOf(game)
  const clash =
    leader !== null &&
    games.some(
      (other) =>
        other.id !== game.id &&
        leaderOf(other) === leader &&
        (other.start ?? '') < (game.end ?? '') &&
        (game.start ?? '') < (other.end ?? ''),
    )
  return (
    <>
      {game.label} {leader ?? <span className={styles.needed}>Referee needed</span>}
      {clash && <strong className={styles.needed}> Clash (H6)</strong>}
    </>
  )
}
