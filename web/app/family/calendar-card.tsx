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
        <p className="quiet">The address is for the family alone, so it is not shown here.</p>
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
  if (!path) return <p className="quiet">Looking up your address…</p>
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
        <summary>The address, for another phone</summary>
        <p className={styles.address}>
          <code>{address}</code>
          <CopyButton text={address} what="Calendar address" />
        </p>
        <p className="quiet">
          Whoever has this address can see when and where your players train. Did it go too far?{' '}
          <Button kind="small" onClick={() => setAsking(true)}>
            Renew the address
          </Button>
        </p>
      </details>
      {isAsking && (
        <ConfirmDialog
          title="Renew the address?"
          confirm="Renew the address"
          busy="Renewing…"
          keep="Keep it"
          isHarmful
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await renew.mutateAsync(undefined)
            notify('Your calendar has a new address. The old one has ended.')
          }}
        >
          <p>The old address stops at once. Phones that subscribe to it need the new one.</p>
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
