import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView, Game } from '@touchline/domain/tournament/view/day-view.ts'
import { freeReferees } from '@touchline/domain/tournament/view/referee-day.ts'
import styles from '../../tournament/tournament.module.css'
import { Section } from '../../ui/section.tsx'

/** Games without a referee, and who could take them. */
export function RefereeNeeded({ day, games }: { day: DayView; games: readonly Game[] }) {
  if (games.length === 0) return null
  return (
    <Section id="needed" title={games.length === 1 ? '1 referee needed' : `${games.length} referees needed`}>
      <ul className={`plain-list ${styles.prose}`}>
        {games.map((game) => {
          const free = freeReferees(day, game).slice(0, 3)
          return (
            <li key={game.id}>
              <strong>
                {game.start && momentName(game.start)}, {game.pitch}, {game.label}
              </strong>
              {free.length > 0
                ? `: ${free.map(({ name }) => name).join(', ')} would be free.`
                : ': nobody is free.'}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
