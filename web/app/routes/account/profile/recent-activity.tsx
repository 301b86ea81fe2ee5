import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { momentName } from '../../../club/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { activitiesOf } from './activity-story.ts'
import { loadActivity } from './load-audit.ts'
import styles from './profile.module.css'
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

const FIRST = 5
/** Failed and unusual sign-ins, and changes to the sign-in itself (rule A-6). */
export function RecentActivity({ userId }: { userId: string }) {
  const [pages, setPages] = useState(1)
  const [isLong, setLong] = useState(false)
  const { data, error, isFetching, refetch } = useData(['activity', userId, pages], (request) =>
    loadActivity(request, userId, pages),
  )
  const activities = activitiesOf(data?.entries ?? [])
  return (
    <SectionCard title={texts.activity}>
      <p className="small">{texts.activityLead}</p>
      {!data && !error && <Loading size="small" />}
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld={Boolean(data)} />}
      {data && activities.length === 0 && <p>{texts.nothingUnusual}</p>}
      <ul className={styles.list}>
        {(isLong ? activities : activities.slice(0, FIRST)).map(({ id, at, what }) => (
          <li key={id} className={styles.row}>
            <span>{what}</span>
            <time dateTime={at} className="quiet whole">
              {momentName(at)}
            </time>
          </li>
        ))}
      </ul>
      {!isLong && activities.length > FIRST && (
        <Button kind="plain" onClick={() => setLong(true)}>
          {texts.showAll(activities.length)}
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
