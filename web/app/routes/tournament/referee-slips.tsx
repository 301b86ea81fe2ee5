import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { RefereeDay } from '@touchline/domain/tournament/view/referee-day.ts'
import styles from '../../tournament/tournament.module.css'

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
      <h3>{name}</h3>
      {checkIn === null ? (
        <p>Standby: please check in at the tent, you may be called.</p>
      ) : (
        <p>
          Check in at {momentName(checkIn)}. {games.length === 1 ? '1 game' : `${games.length} games`}.
        </p>
      )}
      <ol className={`plain-list ${styles.slip}`}>
        {games.map(({ game, gap, walkMetres, relief }) => (
          <li key={game.id}>
            {gap !== null && (
              <span className="quiet small">
                {gap} min{walkMetres ? `, ${walkMetres} m to walk` : ', same pitch'}
                <br />
              </span>
            )}
            <strong>{game.start && momentName(game.start)}</strong> {game.pitch}, {game.label} {game.division}
            : {game.home.name} v {game.away.name}
            {relief && <span className="quiet small"> Then: {relief}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
