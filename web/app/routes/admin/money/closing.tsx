import { monthOf } from '@touchline/domain/calendar-day.ts'
import { monthAfter, monthBefore } from '@touchline/domain/money/closing.ts'
import { monthAndYear } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { entriesOfMonth, useCloseBooks } from './books-data.ts'

/** The next month to close, and the last one to reopen (B-17). */
export function Closing({ closedThrough }: { closedThrough: string | null }) {
  const [asked, setAsked] = useState<'CLOSE' | 'REOPEN' | null>(null)
  const lastOver = monthBefore(monthOf(clubNow().day))
  const next = closedThrough === null ? lastOver : monthAfter(closedThrough)
  return (
    <section className={ui.card} aria-labelledby="closing">
      <h3 id="closing">Closed months</h3>
      <p>
        {closedThrough === null
          ? 'No month is closed yet.'
          : `The books are closed through ${monthAndYear(closedThrough)}.`}{' '}
        Nothing more can be booked in a closed month.
      </p>
      <div className={ui.actions}>
        {next <= lastOver && (
          <>
            <Button onClick={() => setAsked('CLOSE')}>Close {monthAndYear(next)}...</Button>
            <Link className="small-button" to={entriesOfMonth(next)}>
              Entries of {monthAndYear(next)}
            </Link>
          </>
        )}
        {closedThrough !== null && (
          <Button kind="small" onClick={() => setAsked('REOPEN')}>
            Reopen {monthAndYear(closedThrough)}...
          </Button>
        )}
      </div>
      {asked === 'CLOSE' && <CloseDialog month={next} onClose={() => setAsked(null)} />}
      {asked === 'REOPEN' && closedThrough !== null && (
        <ReopenDialog month={closedThrough} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

interface DialogProps {
  month: string
  onClose: () => void
}

function CloseDialog({ month, onClose }: DialogProps) {
  const close = useCloseBooks()
  const confirm = async () => {
    await close.mutateAsync({ through: month })
    notify(`The books are closed through ${monthAndYear(month)}.`)
  }
  return (
    <ConfirmDialog
      title={`Close ${monthAndYear(month)}?`}
      confirm="Close it"
      busy="Closing..."
      keep="Back"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        From then on, nothing can be booked in this month or earlier. Corrections are booked on a later day.
      </p>
    </ConfirmDialog>
  )
}

function ReopenDialog({ month, onClose }: DialogProps) {
  const close = useCloseBooks()
  const confirm = async (reason: string) => {
    await close.mutateAsync({ through: monthBefore(month), reason })
    notify(`${monthAndYear(month)} is open again.`)
  }
  return (
    <ReasonDialog
      title={`Reopen ${monthAndYear(month)}?`}
      hint="It’s kept in the audit."
      confirm="Reopen it"
      isHarmful
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>If the accountant already has the figures, let them know.</p>
    </ReasonDialog>
  )
}
