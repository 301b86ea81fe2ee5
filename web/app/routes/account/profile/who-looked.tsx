import { yearOf } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { dayName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { type Story, storiesOf } from './audit-story.ts'
import { loadAudit } from './load-audit.ts'
import styles from './profile.module.css'
import { SectionCard } from './section-card.tsx'

const FIRST = 5

/** Whatever an administrator does about a family is theirs to read. */
export function WhoLooked({ userId }: { userId: string }) {
  const [pages, setPages] = useState(1)
  const [isLong, setLong] = useState(false)
  const { data, error, isFetching, refetch } = useData(['audit', userId, pages], (request) =>
    loadAudit(request, userId, pages),
  )
  const email = useSession().user?.email ?? ''
  const stories = storiesOf(data?.entries ?? [], email)
  return (
    <SectionCard title="Who has looked at or changed my data">
      <p className="small">
        Whenever club staff open or change something of yours, it’s recorded here, with the reason they gave.
      </p>
      {!data && !error && <Loading size="small" />}
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld={Boolean(data)} />}
      {data && stories.length === 0 && <p>Nobody yet.</p>}
      <ul className={styles.list}>
        {(isLong ? stories : stories.slice(0, FIRST)).map((story) => (
          <StoryRow key={story.id} story={story} />
        ))}
      </ul>
      {!isLong && stories.length > FIRST && (
        <Button kind="plain" onClick={() => setLong(true)}>{`Show all ${stories.length}`}</Button>
      )}
      {isLong && data?.hasMore && (
        <Button kind="plain" onClick={() => setPages(pages + 1)} disabled={isFetching}>
          {isFetching ? 'Loading...' : 'Show earlier ones'}
        </Button>
      )}
    </SectionCard>
  )
}

function StoryRow({ story: { day, who, what, count, reason } }: { story: Story }) {
  return (
    <li className={styles.row}>
      <span>
        <strong>{who}</strong> {what}
        {count > 1 && ` (${count} times)`}
      </span>
      <time dateTime={day} className="quiet whole">
        {dayName(day)}
        {yearOf(day) !== yearOf(clubDay(new Date())) && `, ${yearOf(day)}`}
      </time>
      {reason && <span className={`quiet small ${styles.reason}`}>Reason: {reason}</span>}
    </li>
  )
}
