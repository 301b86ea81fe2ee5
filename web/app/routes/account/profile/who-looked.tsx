import { dayFrom } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { mixed } from '../../../languages/written.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { type Story, storiesOf } from './audit-story.ts'
import { loadAudit } from './load-audit.ts'
import styles from './profile.module.css'
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

const FIRST = 5

/** A family can read everything that administrators did about it. */
export function WhoLooked({ userId }: { userId: string }) {
  const [pages, setPages] = useState(1)
  const [isLong, setLong] = useState(false)
  const { data, error, isFetching, refetch } = useData(['audit', userId, pages], (request) =>
    loadAudit(request, userId, pages),
  )
  const email = useSession().user?.email ?? ''
  const stories = storiesOf(data?.entries ?? [], email)
  return (
    <SectionCard title={texts.whoLooked}>
      <p className="small">{texts.whoLookedLead}</p>
      {!data && !error && <Loading size="small" />}
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld={Boolean(data)} />}
      {data && stories.length === 0 && <p>{texts.nobodyYet}</p>}
      <ul className={styles.list}>
        {(isLong ? stories : stories.slice(0, FIRST)).map((story) => (
          <StoryRow key={story.id} story={story} />
        ))}
      </ul>
      {!isLong && stories.length > FIRST && (
        <Button kind="plain" onClick={() => setLong(true)}>
          {texts.showAll(stories.length)}
        </Button>
      )}
      {isLong && data?.hasMore && (
        <Button kind="plain" onClick={() => setPages(pages + 1)} disabled={isFetching}>
          {isFetching ? texts.loading : texts.showEarlier}
        </Button>
      )}
    </SectionCard>
  )
}

function StoryRow({ story: { day, who, what, count, reason } }: { story: Story }) {
  return (
    <li className={styles.row}>
      <span>
        <strong>{who}</strong>
        {texts.between}
        {what}
        {count > 1 && texts.times(count)}
      </span>
      <time dateTime={day} className="quiet whole">
        {dayFrom(clubNow().day, day)}
      </time>
      {reason && <span className={`quiet small ${styles.reason}`}>{mixed(texts.reason(reason))}</span>}
    </li>
  )
}
