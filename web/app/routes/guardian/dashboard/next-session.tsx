import { arriveAt } from '@touchline/domain/club/season-words.ts'
import { dayFrom, listOf, timeName, timeRange } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { daysAway } from '../../../club/day-words.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import { comingSessions } from '../../../family/sessions.ts'
import { useClub } from '../../../family/use-club.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { DateStub, Ticket } from '../../../ui/ticket.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './next-session.module.css'
import { WhoComes } from './who-comes.tsx'

export function NextSession({ players }: { players: FamilyPlayer[] }) {
  const { season, field } = useClub()
  const now = clubNow()
  const [next, ...later] = comingSessions(players, season, now)
  return (
    <section className={ui.section} aria-labelledby="next-session">
      <h2 id="next-session">Next session</h2>
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
                be there at {timeName(arriveAt({ ...season, startTime: next.startTime }))}
              </span>
            </p>
          )}
          <p>
            {next.place ?? field.name} · <a href={field.mapLink}>Map and directions</a>
          </p>
          <p>
            {listOf(
              next.players.map(({ firstName }) => firstName),
              'and',
            )}{' '}
            <span className="quiet">· {next.programName}</span>
          </p>
          {next.unchecked.length > 0 && (
            <p className="quiet">
              We’re still reviewing the registration of{' '}
              {listOf(
                next.unchecked.map(({ firstName }) => firstName),
                'and',
              )}
              .
            </p>
          )}
          {next.note && <p className={ui.notice}>{next.note}</p>}
          <WhoComes session={next} />
        </Ticket>
      )}
      {later[0] && (
        <p className="quiet">
          After that:{' '}
          {listOf(
            later.slice(0, 2).map(({ day }) => dayFrom(now.day, day)),
            'and',
          )}
          . <a href="#calendar">Add them to my calendar</a>
        </p>
      )}
    </section>
  )
}

function NoSession() {
  return (
    <p className={ui.card}>
      <span>
        No upcoming sessions for your players. <Link to="/events">See what the club has planned</Link>
      </span>
    </p>
  )
}
