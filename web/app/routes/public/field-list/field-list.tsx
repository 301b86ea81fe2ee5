import { dayName, timeRange } from '@touchline/domain/words.ts'
import { type ReactNode, useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { pageMeta } from '../../../page-meta.ts'
import { keepForOffline } from '../../../tournament/keep-for-offline.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorScreen } from '../../../ui/error-screen.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import ui from '../../../ui/ui.module.css'
import { ChildRow } from './child-row.tsx'
import styles from './field-list.module.css'
import type { FieldList as List } from './kept-list.ts'
import { ToTheDesk } from './to-the-desk.tsx'
import { type FieldListState, useFieldList } from './use-field-list.ts'

export const meta = pageMeta({
  title: 'At the field',
  description: 'For a program’s coach: who’s here today.',
  isPrivate: true,
})

/** The page behind a coach's link. */
export default function FieldListPage() {
  const { token = '' } = useParams()
  const field = useFieldList(token)
  const isThere = field.list !== null
  // Opened at home and used on the grass, where there may be no reception.
  useEffect(() => {
    if (isThere) return keepForOffline()
  }, [isThere])
  if (field.list) return <Opened token={token} list={field.list} field={field} />
  const Instead = INSTEAD[field.state]
  return <Instead />
}

const Looking = () => <Loading message="Loading your list..." />

const NoConnection = () => (
  <ErrorScreen title="No connection" actions={<Button onClick={() => location.reload()}>Try Again</Button>}>
    <p>Your list will load once you’re back online. Open it once on the day, and it works offline.</p>
  </ErrorScreen>
)

const Ended = () => (
  <ErrorScreen
    title="This link has expired"
    actions={
      <Link className="button" to="/contact">
        Ask the club
      </Link>
    }
  >
    <p>A link works until its program is over or the club turns it off. The desk can give you a new one.</p>
  </ErrorScreen>
)

/** What to show while there is no list. */
const INSTEAD: Record<FieldListState['state'], () => ReactNode> = {
  LOADING: Looking,
  THERE: Looking,
  LOST: NoConnection,
  ENDED: Ended,
}

interface OpenedProps {
  token: string
  list: List
  field: FieldListState
}

function Opened({ token, list, field: { unsent, say } }: OpenedProps) {
  const { program, day, session, children, next } = list
  const here = children.filter(({ state }) => state === 'HERE').length
  return (
    <article className={styles.page}>
      <header className={ui.section}>
        <p className="quiet">{program}</p>
        <h1>{dayName(day)}</h1>
        {session && <Today session={session} />}
        {!session && (
          <p className={ui.notice}>No training today.{next && ` The next session is on ${dayName(next)}.`}</p>
        )}
      </header>
      {session && (
        <section className={ui.section} aria-labelledby="children">
          <h2 id="children">
            {here} of {children.length} here
          </h2>
          {children.length === 0 && <p className="quiet">Nobody is registered for today.</p>}
          <ul className={`plain-list ${styles.children}`}>
            {children.map((child) => (
              <ChildRow
                key={child.id}
                token={token}
                child={child}
                readsNotes={list.readsNotes}
                onMark={(state) => say({ kind: 'MARK', playerId: child.id, state })}
              />
            ))}
            {list.visitors.map(({ id, words }) => (
              <li key={id} className={styles.child}>
                <span>
                  {words} <span className="quiet small">not registered; the desk knows</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {session && <ToTheDesk say={say} />}
      <p className={styles.sent} data-waits={unsent > 0} role="status">
        {unsent > 0
          ? `${unsent} not sent yet. Saved on this phone; it sends automatically once you’re back online.`
          : 'Everything is sent.'}
      </p>
    </article>
  )
}

const Today = ({ session }: { session: NonNullable<List['session']> }) => (
  <>
    <p>
      {[session.startTime && session.endTime && timeRange(session.startTime, session.endTime), session.place]
        .filter(Boolean)
        .join(' · ')}{' '}
      {session.status !== 'ON' && <StatusChip state={session.status} />}
    </p>
    {session.note && <p className={ui.notice}>{session.note}</p>}
  </>
)
