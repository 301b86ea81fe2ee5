import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { RefereeDay } from '@touchline/domain/tournament/view/referee-day.ts'
import { mixed, written } from '../../languages/written.tsx'
import styles from '../../tournament/tournament.module.css'
import * as texts from './referees.texts.ts'

/** A card for each referee; those without a game stand by. */
export function RefereeSlips({ days, only }: { days: readonly RefereeDay[]; only: string | null }) {
  const shown = days.filter(({ id }) => only === null || id === only)
  return (
    <div className={styles.two}>
      {shown.map((one) => (
        <article key={one.id} className="card">
          <Slip one={one} />
        </article>
      ))}
    </div>
  )
}

export function Slip({ one: { name, checkIn, games } }: { one: RefereeDay }) {
  return (
    <>
      <h3>{written(name)}</h3>
      {checkIn === null ? (
        <p>{texts.standbyPlease}</p>
      ) : (
        <p>{texts.checkInAt(momentName(checkIn), games.length)}</p>
      )}
      <ol className={`plain-list ${styles.slip}`}>
        {games.map(({ game, gap, walkMetres, relief }) => (
          <li key={game.id}>
            {gap !== null && (
              <span className="quiet small">
                {walkMetres ? texts.gapAndWalk(gap, walkMetres) : texts.gapSamePitch(gap)}
                <br />
              </span>
            )}
            <strong>{game.start && momentName(game.start)}</strong>{' '}
            {mixed(texts.slipGame(game.pitch, game.label, game.division, game.home.name, game.away.name))}
            {relief && <span className="quiet small">{mixed(texts.afterwards(relief))}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
