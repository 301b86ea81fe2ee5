import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { clashOf, leaderOf, type RefereeDay } from '@touchline/domain/tournament/view/referee-day.ts'
import styles from '../../tournament/tournament.module.css'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Section } from '../../ui/section.tsx'

/** Who would have to be at two places at once, with the rule and the two matches. */
export function RefereeClashes({ day }: { day: DayView }) {
  const clashes = day.games.flatMap((game) => {
    const other = clashOf(day, game)
    return other && game.number < other.number ? [{ game, other }] : []
  })
  if (clashes.length === 0) return null
  return (
    <div className={styles.bar}>
      <FormMessage>
        {clashes.map(({ game, other }) => (
          <p key={game.id}>
            H6: {leaderOf(game)} has {game.label} on {game.pitch} and {other.label} on {other.pitch} at once.
            Please tell the coordinator.
          </p>
        ))}
      </FormMessage>
    </div>
  )
}

/** How the games are shared out, and who stands by. */
export function RefereeCounts({ days }: { days: readonly RefereeDay[] }) {
  const busy = days.filter(({ games }) => games.length > 0)
  const standby = days.filter(({ games }) => games.length === 0)
  return (
    <Section id="counts" title="Games each">
      <ul className={`plain-list ${styles.counts}`}>
        {busy.map(({ id, name, games }) => (
          <li key={id}>
            {name} <strong>{games.length}</strong>
          </li>
        ))}
      </ul>
      {standby.length > 0 && <p>Standby: {standby.map(({ name }) => name).join(', ')}</p>}
    </Section>
  )
}
