import type { Match } from '@touchline/domain/club/schemas/matches.ts'
import type { Team } from '@touchline/domain/club/schemas/teams.ts'
import { dayName, listOf, timeName, weekdayName } from '@touchline/domain/words.ts'
import { Shirt } from '../../../components/shirt.tsx'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import styles from './team-card.module.css'
import * as texts from './teams.texts.ts'

export type TeamWithNext = Team & { next: Match | null }

export function TeamCard({ team }: { team: TeamWithNext }) {
  const { id, name, colour, altColour, groups, birthYears, days, coach, format, ball, forming, next } = team
  const nextMatch = next ? <NextMatch match={next} /> : texts.notPlanned
  const facts: Fact[] = [
    [texts.trains, listOf(days.map(weekdayName), 'and')],
    [texts.coach, written(coach)],
    [texts.plays, written(format)],
    [texts.ball, written(ball)],
    [texts.nextMatch, forming ? written(forming) : nextMatch],
  ]
  return (
    <article className={styles.team}>
      <div className={styles.shirts}>
        <Shirt className={styles.shirt} colour={colour} trim={altColour} />
        <Shirt className={styles.away} colour={altColour} trim={colour} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{written(name)}</h3>
        <p>
          <strong>{written(texts.colour(colour.name))}</strong>
          {texts.away}
          {written(texts.awayColour(altColour.name))}
        </p>
        <p className="quiet">
          {texts.born(
            groups.map((group) => `U${group}`),
            birthYears.toSorted().map(String),
          )}
        </p>
      </div>
      <div className={styles.rest}>
        <Facts facts={facts} />
        <SiteLink className={styles.schedule} to={`/events?team=${id}`}>
          {texts.seeSchedule}
          {written(name)}
          {texts.schedule}
        </SiteLink>
      </div>
    </article>
  )
}

const NextMatch = ({ match: { home, away, date, startTime } }: { match: Match }) => (
  <>
    {written(home)}
    {texts.against}
    {written(away)}
    {texts.matchAt(dayName(date), timeName(startTime))}
  </>
)
