import { addMinutes, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { MEET_MINUTES, type TeamGame } from '@touchline/domain/tournament/view/team-day.ts'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import styles from '../../tournament/tournament.module.css'

const A_DAY = 24 * 60

/** When, where, in which shirt, against whom; the pitch on the map. */
export function NextGame({ day, own, waits }: { day: DayView; own: TeamGame; waits: number | null }) {
  const { game, opponent, colour, wearsOther } = own
  const start = game.start as string
  return (
    <div className={styles.nextGame}>
      <div>
        <p className={`display ${styles.countdown}`}>
          {momentName(start)}
          {waits !== null && waits > 0 && waits < A_DAY && (
            <span className="quiet"> in {countdown(waits)}</span>
          )}
          {waits !== null && waits <= 0 && <span className="quiet"> now</span>}
        </p>
        <dl>
          <dt>Where</dt>
          <dd>{game.pitch}</dd>
          <dt>Against</dt>
          <dd>{opponent.name}</dd>
          <dt>Wear</dt>
          <dd>
            {colour ? colour.name : 'Your shirt'}
            {wearsOther && ', your other shirt'}
            {game.bibs && '; the desk has bibs'}
          </dd>
          <dt>Meet</dt>
          <dd>{momentName(addMinutes(start, -MEET_MINUTES))}, beside the pitch</dd>
          <dt>Match</dt>
          <dd>{game.label}</dd>
        </dl>
      </div>
      <PitchMap pitches={day.pitches} marked={game.pitchId} label={`Map, ${game.pitch} marked`} />
    </div>
  )
}

const countdown = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
