import { arriveAt } from '@touchline/domain/club/season-words.ts'
import { dayFrom, listOf, timeName, timeRange } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import { daysAway } from '../../../club/day-words.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { comingSessions } from '../../../family/sessions.ts'
import { useClub } from '../../../family/use-club.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed, written } from '../../../languages/written.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { DateStub, Ticket } from '../../../ui/ticket.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './dashboard.texts.ts'
import styles from './next-session.module.css'
import { WhoComes } from './who-comes.tsx'

export function NextSession({ players }: { players: FamilyPlayer[] }) {
  const { season, field } = useClub()
  const now = clubNow()
  const [next, ...later] = comingSessions(players, season, now)
  return (
    <section className={ui.section} aria-labelledby="next-session">
      <h2 id="next-session">{texts.nextSession}</h2>
      {!next && <NoSession />}
      {next && (
        <Ticket stub={<DateStub day={next.day} />} isVoid={next.status === 'CANCELLED'}>
          <p className={styles.top}>
            <strong>{daysAway(next.day, now.day)}</strong>
            <StatusChip state={next.status} />
          </p>
          {next.startTime && next.endTime && (
            <p className={styles.time}>
              <span className="display">{timeRange(next.startTime, next.endTime)}</span>{' '}
              <span className="quiet">
                {texts.beThereAt(timeName(arriveAt({ ...season, startTime: next.startTime })))}
              </span>
            </p>
          )}
          <p>
            {written(next.place ?? field.name)} · <a href={field.mapLink}>{texts.map}</a>
          </p>
          <p>
            {mixed(namesOf(next.players))} <span className="quiet">· {written(next.programName)}</span>
          </p>
          {next.unchecked.length > 0 && (
            <p className="quiet">{mixed(texts.stillReviewing(namesOf(next.unchecked)))}</p>
          )}
          {next.note && <p className={ui.notice}>{written(next.note)}</p>}
          <WhoComes session={next} />
        </Ticket>
      )}
      {later[0] && (
        <p className="quiet">
          {texts.afterThat(later.slice(0, 2).map(({ day }) => dayFrom(now.day, day)))}
          <a href="#calendar">{texts.addToCalendar}</a>
        </p>
      )}
    </section>
  )
}

const namesOf = (players: readonly FamilyPlayer[]) =>
  listOf(
    players.map(({ firstName }) => firstName),
    'and',
  )

function NoSession() {
  return (
    <p className={ui.card}>
      <span>
        {texts.noSession}
        <SiteLink to="/events">{texts.seePlans}</SiteLink>
      </span>
    </p>
  )
}
