import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { clashOf, leaderOf, type RefereeDay } from '@touchline/domain/tournament/view/referee-day.ts'
import { mixed, written } from '../../languages/written.tsx'
import styles from '../../tournament/tournament.module.css'
import { names } from '../../tournament/tournament.texts.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Section } from '../../ui/section.tsx'
import * as texts from './referees.texts.ts'

/** Officials who would have to be in two places at once, with the two matches (H6). */
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
            {mixed(
              texts.twoAtOnce(
                leaderOf(game),
                texts.gameOn(game.label, game.pitch),
                texts.gameOn(other.label, other.pitch),
              ),
            )}
          </p>
        ))}
      </FormMessage>
    </div>
  )
}

/** How the games are distributed, and who is on standby. */
export function RefereeCounts({ days }: { days: readonly RefereeDay[] }) {
  const busy = days.filter(({ games }) => games.length > 0)
  const standby = days.filter(({ games }) => games.length === 0)
  return (
    <Section id="counts" title={texts.gamesEach}>
      <ul className={`plain-list ${styles.counts}`}>
        {busy.map(({ id, name, games }) => (
          <li key={id}>
            {written(name)} <strong>{games.length}</strong>
          </li>
        ))}
      </ul>
      {standby.length > 0 && <p>{mixed(texts.standby(names(standby.map(({ name }) => name))))}</p>}
    </Section>
  )
}
