import { useState } from 'react'
import { useChange, useData } from '../area/area-data.tsx'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import { CalendarIcon } from '../frame/icons.tsx'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { LoadProblem } from '../ui/load-problem.tsx'
import { notify } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import styles from './calendar-card.module.css'

/** All that concerns the children, in the calendar of the parent's own phone. */
export function CalendarCard() {
  const { user, isImpersonating } = useSession()
  return (
    <section id="calendar" className={ui.card} aria-labelledby="calendar-title">
      <h2 id="calendar-title">In your own calendar</h2>
      <p>
        Every session your players are registered for, their matches and the club’s events. When we move or
        cancel something, your calendar follows within a few hours.
      </p>
      {isImpersonating ? (
        <p className="quiet">This link is only for the family, so it isn’t shown here.</p>
      ) : (
        user && <Address userId={user.id} />
      )}
    </section>
  )
}

function Address({ userId }: { userId: string }) {
  const { data: path, error, isFetching, refetch } = useData(['family calendar', userId], familyCalendar)
  const renew = useChange((request) => familyCalendar(request, { renew: true }))
  const [isAsking, setAsking] = useState(false)
  if (!path && error) return <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />
  if (!path) return <p className="quiet">Loading your link…</p>
  const address = new URL(path, location.origin).href
  const webcal = address.replace(/^https?:/, 'webcal:')
  return (
    <>
      <div className={ui.actions}>
        <a className="button quiet-button" href={webcal}>
          <CalendarIcon />
          Subscribe
        </a>
        <a
          className="small-button"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
          rel="noreferrer"
        >
          Google Calendar
        </a>
      </div>
      <details className={ui.fold}>
        <summary>Link for another phone</summary>
        <p className={styles.address}>
          <code>{address}</code>
          <CopyButton text={address} what="Calendar address" />
        </p>
        <p className="quiet">
          Anyone with this link can see when and where your players train. Shared it by mistake?{' '}
          <Button kind="small" onClick={() => setAsking(true)}>
            Create a new link
          </Button>
        </p>
      </details>
      {isAsking && (
        <ConfirmDialog
          title="Create a new link?"
          confirm="Create a new link"
          busy="Renewing…"
          keep="Keep it"
          isHarmful
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await renew.mutateAsync(undefined)
            notify('Your calendar has a new link. The old one no longer works.')
          }}
        >
          <p>The old link stops working right away. Phones that use it need the new one.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const document: Document = {
  field: 'familyCalendar',
  query: `mutation FamilyCalendar($input: FamilyCalendarInput) { familyCalendar(input: $input) { path } }`,
}

/** The secret path of this account's calendar; renewed, the one before ends. */
async function familyCalendar(request: Request, { renew = false } = {}): Promise<string> {
  return (await request<{ path: string }>(document, { input: { renew } })).path
}
