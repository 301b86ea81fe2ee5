import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { Game, SideView } from '@touchline/domain/tournament/view/day-view.ts'
import { leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import { Link } from 'react-router'
import { Shirt } from '../components/shirt.tsx'
import { StateChip } from './state-chip.tsx'
import styles from './tournament.module.css'

const STAGES: Record<Game['stage'], string | null> = {
  FRIENDLY: null,
  GROUP: null,
  SEMI: 'Semi-final',
  THIRD: 'Third place',
  FINAL: 'Final',
}

export const stageName = ({ stage }: Pick<Game, 'stage'>): string | null => STAGES[stage]

/** Games by time: cards on a phone, lines on a desk. */
export function GameList({ games, teamLink }: { games: readonly Game[]; teamLink?: (id: string) => string }) {
  return (
    <ol className={`plain-list ${styles.games}`}>
      {games.map((game) => (
        <li key={game.id} className={styles.game} id={game.label}>
          <p className={styles.when}>
            <strong className="display">{game.start ? momentName(game.start) : 'No time'}</strong>
            <span>{game.pitch ?? 'No pitch'}</span>
          </p>
          <p className={styles.sides}>
            <SideName side={game.home} link={teamLink} />
            <span className="visually-hidden"> v </span>
            <SideName side={game.away} link={teamLink} isOther={game.awayChanges} />
          </p>
          <p className={styles.about}>
            <span>
              {game.label}, {game.division}
              {stageName(game) && `, ${stageName(game)?.toLowerCase()}`}
            </span>
            {game.bibs && <span>Bibs needed</span>}
            <span>{leaderOf(game) ? `Referee ${leaderOf(game)}` : 'Referee to come'}</span>
          </p>
          <p className={styles.state}>
            {game.result && <strong>{game.result}</strong>}
            <StateChip status={game.status} />
          </p>
        </li>
      ))}
    </ol>
  )
}

const NO_TRIM = { name: '', hex: '#8a958f' }

function SideName({
  side,
  link,
  isOther = false,
}: {
  side: SideView
  link?: (id: string) => string
  isOther?: boolean
}) {
  const { colour, teamId, name } = side
  return (
    <span className={styles.side}>
      {colour && <Shirt className={styles.shirt} colour={colour} trim={NO_TRIM} />}
      <span>
        {link && teamId ? <Link to={link(teamId)}>{name}</Link> : name}
        {colour && (
          <span className="quiet small">
            {' '}
            {colour.name}
            {isOther && ', their other shirt'}
          </span>
        )}
      </span>
    </span>
  )
}
