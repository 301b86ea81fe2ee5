import { shirtColour } from '@touchline/domain/tournament/people/shirt-colours.texts.ts'
import { addMinutes, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { MEET_MINUTES, type TeamGame } from '@touchline/domain/tournament/view/team-day.ts'
import { written } from '../../languages/written.tsx'
import { PitchMap } from '../../tournament/pitch-map.tsx'
import styles from '../../tournament/tournament.module.css'
import { min } from '../../tournament/tournament.texts.ts'
import * as texts from './team-schedule.texts.ts'

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
            <span className="quiet">{texts.inTime(countdown(waits))}</span>
          )}
          {waits !== null && waits <= 0 && <span className="quiet">{texts.now}</span>}
        </p>
        <dl>
          <dt>{texts.where}</dt>
          <dd>{written(game.pitch)}</dd>
          <dt>{texts.opponent}</dt>
          <dd>{written(opponent.name)}</dd>
          <dt>{texts.wear}</dt>
          <dd>
            {colour ? written(shirtColour(colour.name)) : texts.yourShirt}
            {wearsOther && texts.yourOther}
            {game.bibs && texts.deskHasBibs}
          </dd>
          <dt>{texts.meet}</dt>
          <dd>{texts.besidePitch(momentName(addMinutes(start, -MEET_MINUTES)))}</dd>
          <dt>{texts.match}</dt>
          <dd>{game.label}</dd>
        </dl>
      </div>
      <PitchMap pitches={day.pitches} marked={game.pitchId} label={texts.mapMarked(game.pitch)} />
    </div>
  )
}

const countdown = (minutes: number) =>
  minutes < 60 ? min(minutes) : texts.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60)
