import { awardName } from '@touchline/domain/tournament/play/award-names.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import styles from './tournament.module.css'

/** Which team got what, once that is decided. */
export function AwardsGiven({ day }: { day: DayView }) {
  const given = day.awards.flatMap((award) => {
    const team = day.teams.find(({ id }) => id === award.teamId)
    return team ? [{ id: award.id, name: awardName(award, day.divisions), team: team.name }] : []
  })
  if (given.length === 0) return null
  return (
    <dl className={styles.facts}>
      {given.map(({ id, name, team }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{team}</dd>
        </div>
      ))}
    </dl>
  )
}
