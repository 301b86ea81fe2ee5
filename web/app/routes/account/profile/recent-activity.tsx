import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { momentName } from '../../../club/day-words.ts'
import type { Document } from '../../../data/documents.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { type ActivityEntry, activitiesOf } from './activity-story.ts'
import styles from './profile.module.css'
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

const FIRST = 5
const MOST = 100

const ACTIVITY: Document = {
  query: `query RecentActivity($userId: ID!, $limit: Int) {
    auditEntriesBySubjectUserId(
      subjectUserId: $userId, sortDirection: DESC, filter: { model: { eq: "Account" } }, limit: $limit
    ) {
      items { id createdAt updatedAt action after }
    }
  }`,
  field: 'auditEntriesBySubjectUserId',
}

/** Failed and unusual sign-ins, and changes of what one signs in with (rule A-6). */
export function RecentActivity({ userId }: { userId: string }) {
  const [isLong, setLong] = useState(false)
  const { data, error, isFetching, refetch } = useData(['activity', userId], (request) =>
    request<{ items: ActivityEntry[] }>(ACTIVITY, { userId, limit: MOST }),
  )
  const activities = activitiesOf(data?.items ?? [])
  return (
    <SectionCard title={texts.activity}>
      <p className="small">{texts.activityLead}</p>
      {!data && !error && <Loading size="small" />}
      {error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} isOld={Boolean(data)} />}
      {data && activities.length === 0 && <p>{texts.nothingUnusual}</p>}
      <ul className={styles.list}>
        {activities.slice(0, isLong ? MOST : FIRST).map(({ id, at, what }) => (
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
    </SectionCard>
  )
}
