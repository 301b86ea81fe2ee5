import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView, Game, SideView } from '@touchline/domain/tournament/view/day-view.ts'
import { assistantsOf, leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../../tournament/scroll-region.tsx'
import styles from '../../tournament/tournament.module.css'
import tables from '../../ui/table/table.module.css'

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
            className={tables.cardsOnPhone}
          />
        </ScrollRegion>
      ))}
    </div>
  )
}

interface FieldTableProps {
  day: DayView
  name: string
  games: readonly Game[]
  className?: string
}

export function FieldTable({ day, name, games, className = '' }: FieldTableProps) {
  return (
    <table className={`${tables.table} ${styles.table} ${className}`}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {['Match', ...COLUMNS.map(([title]) => title)].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            <th scope="row">
              {game.start && momentName(game.start)} {game.label}, {game.division}
            </th>
            {COLUMNS.map(([title, cell]) => (
              <td key={title} data-label={title}>
                {cell(game, day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const COLUMNS: [title: string, cell: (game: Game, day: DayView) => ReactNode][] = [
  ['Home', ({ home }) => sideWords(home)],
  ['Away', ({ away }) => sideWords(away)],
  ['Referee', (game) => leaderOf(game) ?? <span className={styles.needed}>Referee needed</span>],
  ['Assistant', (game) => assistantsOf(game).join(', ') || '–'],
  ['Halves', ({ divisionId }, { divisions }) => halvesOf(divisions.find(({ id }) => id === divisionId))],
  ['Card handed in', () => '☐'],
]

const sideWords = ({ name, colour }: SideView) => (colour ? `${name} (${colour.name.toLowerCase()})` : name)

const halvesOf = (division: DayView['divisions'][number] | undefined) =>
  division ? `${division.halves} × ${division.halfMinutes}` : ''
