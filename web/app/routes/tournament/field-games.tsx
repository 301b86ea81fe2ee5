import { momentName } from '@touchline/domain/tournament/moment.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { assistantsOf, leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import { ScrollRegion } from '../../tournament/scroll-region.tsx'
import styles from '../../tournament/tournament.module.css'

/** One table for each pitch, in the order of time. */
export function FieldGames({ day, games }: { day: DayView; games: readonly Game[] }) {
  const used = day.pitches.filter(({ id }) => games.some(({ pitchId }) => pitchId === id))
  if (used.length === 0) return <p>No game fits all of that.</p>
  return (
    <div className={styles.pickTeam}>
      {used.map((pitch) => (
        <ScrollRegion key={pitch.id} label={pitch.name}>
          <FieldTable
            day={day}
            name={`${pitch.name} (${pitch.type})`}
            games={games.filter(({ pitchId }) => pitchId === pitch.id)}
          />
        </ScrollRegion>
      ))}
    </div>
  )
}

export function FieldTable({ day, name, games }: { day: DayView; name: string; games: readonly Game[] }) {
  return (
    <table className={styles.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {['Kick-off', 'Match', 'Home', 'Away', 'Referee', 'Assistant', 'Halves', 'Card'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => {
          const division = day.divisions.find(({ id }) => id === game.divisionId)
          return (
            <tr key={game.id}>
              <td>{game.start && momentName(game.start)}</td>
              <th scope="row">
                {game.label}, {game.division}
              </th>
              <td>
                {game.home.name}
                {game.home.colour && ` (${game.home.colour.name.toLowerCase()})`}
              </td>
              <td>
                {game.away.name}
                {game.away.colour && ` (${game.away.colour.name.toLowerCase()})`}
              </td>
              <td>{leaderOf(game) ?? <span className={styles.needed}>Referee needed</span>}</td>
              <td>{assistantsOf(game).join(', ') || '–'}</td>
              <td>
                {division?.halves} × {division?.halfMinutes}
              </td>
              <td aria-label="Card handed in">☐</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
