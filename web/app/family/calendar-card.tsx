import { useState } from 'react'
import { useChange, useData } from '../area/area-data.tsx'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import { CalendarIcon } from '../frame/icons.tsx'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { later } from '../ui/later.tsx'
import { LoadProblem } from '../ui/load-problem.tsx'
import ui from '../ui/ui.module.css'
import styles from './calendar-card.module.css'
import * as texts from './calendar-card.texts.ts'

const NewLinkDialog = later(async () => (await import('./new-link-dialog.tsx')).NewLinkDialog, 'small')

/** Everything about the children, in the parent's own phone calendar. */
export function CalendarCard() {
  const { user, isImpersonating } = useSession()
  return (
    <section id="calendar" className={ui.card} aria-labelledby="calendar-title">
      <h2 id="calendar-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      {isImpersonating ? (
        <p className="quiet">{texts.onlyForFamily}</p>
      ) : (
        user && <Address userId={user.id} />
      )}
    </section>
  )
}

function Address({ userId }: { userId: string }) {
  const key = ['family calendar', userId]
  const { data: path, error, isFetching, refetch } = useData(key, familyCalendar, { shows: [] })
  const renew = useChange((request) => familyCalendar(request, { renew: true }))
  const [isAsking, setAsking] = useState(false)
  if (!path && error) return <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />
  if (!path) return <p className="quiet">{texts.loadingLink}</p>
  const address = new URL(path, location.origin).href
  const webcal = address.replace(/^https?:/, 'webcal:')
  return (
    <>
      <div className={ui.actions}>
        <a className="button quiet-button" href={webcal}>
          <CalendarIcon />
          {texts.subscribe}
        </a>
        <a
          className="small-button"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.google}
        </a>
      </div>
      <details className={ui.fold}>
        <summary>{texts.otherPhone}</summary>
        <p className={styles.address}>
          <code lang="en">{address}</code>
          <CopyButton text={address} what={texts.address} />
        </p>
        <p className="quiet">
          {texts.anyoneWithIt}
          <Button kind="small" onClick={() => setAsking(true)}>
            {texts.newLink}
          </Button>
        </p>
      </details>
      {isAsking && (
        <NewLinkDialog
          renew={async () => {
            await renew.mutateAsync(undefined)
            await refetch()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const document: Document = {
  field: 'familyCalendar',
  query: `mutation FamilyCalendar($input: FamilyCalendarInput) { familyCalendar(input: $input) { path } }`,
}

/** The secret path of this account's calendar; renewing it ends the old one. */
async function familyCalendar(request: Request, { renew = false } = {}): Promise<string> {
  return (await request<{ path: string }>(document, { input: { renew } })).path
}
