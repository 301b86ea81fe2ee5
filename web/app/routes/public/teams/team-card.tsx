import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { dayName, listOf, timeName, weekdayName } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { Shirt } from '../../../components/shirt.tsx'
import { Facts } from '../../../ui/facts.tsx'
import styles from './team-card.module.css'

export type TeamWithNext = Team & { next: Match | null }

export function TeamCard({ team }: { team: TeamWithNext }) {
  const { id, name, colour, altColour, groups, birthYears, days, coach, format, ball, forming, next } = team
  const facts = [
    { label: 'Trains', text: listOf(days.map(weekdayName), 'and') },
    { label: 'Coach', text: coach },
    { label: 'Plays', text: format },
    { label: 'Ball', text: ball },
    { label: 'Next match', text: forming ?? (next ? matchWords(next) : 'Not planned yet') },
  ]
  return (
    <article className={styles.team}>
      <div className={styles.shirts}>
        <Shirt className={styles.shirt} colour={colour} trim={altColour} />
        <Shirt className={styles.away} colour={altColour} trim={colour} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>
          <strong>{colour.name}</strong>, away in {altColour.name.toLowerCase()}
        </p>
        <p className="quiet">
          {groups.map((group) => `U${group}`).join(', ')} (born{' '}
          {listOf(birthYears.toSorted().map(String), 'or')})
        </p>
      </div>
      <div className={styles.rest}>
        <Facts facts={facts.map(({ label, text }) => [label, text])} />
        <Link className={styles.schedule} to={`/events?team=${id}`}>
          See the schedule of the {name}
        </Link>
      </div>
    </article>
  )
}

const matchWords = ({ home, away, date, startTime }: Match) =>
  `${home} v ${away}, ${dayName(date)}, ${timeName(startTime)}`
