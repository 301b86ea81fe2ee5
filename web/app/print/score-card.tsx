import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView, Game, SideView } from '@touchline/domain/tournament/view/day-view.ts'
import { leaderOf } from '@touchline/domain/tournament/view/referee-day.ts'
import { stageName } from '../tournament/game-list.tsx'
import paper from './paper.module.css'
import { Qr } from './qr.tsx'
import styles from './score-card.module.css'
import { ScoreParts } from './score-parts.tsx'

interface ScoreCardProps {
  day: DayView
  /** Null: a spare card to be filled in by hand. */
  game: Game | null
  /** Whether to print the card of a division with results; a spare has no game to tell. */
  keepsResults: boolean
  address: string
}

/** One card per match: the marshal hands it out, the referee fills it in, the desk enters it. */
export function ScoreCard({ day, game, keepsResults, address }: ScoreCardProps) {
  const division = day.divisions.find(({ id }) => id === game?.divisionId)
  const blank = '________'
  return (
    <article
      className={styles.score}
      data-card={game ? game.label : 'spare'}
      aria-label={game ? game.label : 'Spare card'}
    >
      <header className={styles.head}>
        <p className={styles.number}>{game?.label ?? 'M___'}</p>
        <p className={styles.where}>
          <strong>{game?.pitch ?? blank}</strong>
          <strong>{game?.start ? momentName(game.start) : blank}</strong>
          <span>
            {game ? [game.division, groupWords(game)].filter(Boolean).join(', ') : 'Division _____'}
          </span>
        </p>
        <div className={styles.code}>
          <Qr address={address} label={game ? `Code for ${game.label}` : 'Code for the schedule'} />
        </div>
      </header>
      <p className={styles.teams}>
        <TeamLine side={game?.home} />
        <TeamLine side={game?.away} isOther={game?.awayChanges} />
      </p>
      <p className={styles.small}>
        {division
          ? `${division.halves} × ${division.halfMinutes} min, ball ${division.ball}, ${division.format}, at least ${division.minPlayers} to start${game?.bibs ? ', bibs needed' : ''}`
          : 'Halves ___ × ___ min, ball ___, players ___'}
      </p>
      <p className={styles.small}>☐ goals anchored ☐ shin guards ☐ ball ☐ handshake</p>
      <p className={styles.times}>
        <span>Start</span>
        <span>Half</span>
        <span>End</span>
      </p>
      <ScoreParts
        keepsResults={keepsResults}
        home={game?.home.name ?? 'Home'}
        away={game?.away.name ?? 'Away'}
      />
      <p className={styles.small}>Head knock = off for the day, tell the desk. Injury:</p>
      <footer className={styles.sign}>
        <p>Referee {(game && leaderOf(game)) ?? ''} sign</p>
        <p>Coaches: home ____ away ____</p>
        <p className={styles.small}>
          Received ______ Entered ______ {day.revision > 0 && <span>Revision {day.revision}</span>}
        </p>
      </footer>
    </article>
  )
}

const groupWords = (game: Game) => stageName(game) ?? (game.groupName ? `group ${game.groupName}` : '')

function TeamLine({ side, isOther = false }: { side: SideView | undefined; isOther?: boolean }) {
  return (
    <span>
      <strong>{side?.name ?? '__________________'}</strong>
      {side?.colour && (
        <>
          {' '}
          <Hatch name={side.colour.name} /> {side.colour.name}
          {isOther && ' (other shirt)'}
        </>
      )}
    </span>
  )
}

/** Each colour has its own pattern beside its name, for black-and-white printers. */
const PATTERNS: Record<string, string> = {
  red: 'M0 8L8 0',
  blue: 'M0 0L8 8',
  yellow: 'M4 4h.01',
  green: 'M0 4h8',
  orange: 'M4 0v8',
  purple: 'M0 8L8 0M0 0L8 8',
  pink: 'M0 2h8M0 6h8',
  turquoise: 'M2 0v8M6 0v8',
}

function Hatch({ name }: { name: string }) {
  const word = name.toLowerCase()
  const id = `hatch-${word.replace(/[^a-z]/g, '')}`
  const fill = word === 'white' ? '#fff' : word === 'black' ? '#000' : `url(#${id})`
  return (
    <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true" className={paper.hatch}>
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={PATTERNS[word] ?? 'M0 4h8M4 0v8'} stroke="#000" strokeWidth="1.6" strokeLinecap="round" />
        </pattern>
      </defs>
      <rect x="0.5" y="0.5" width="15" height="11" fill={fill} stroke="#000" />
    </svg>
  )
}
