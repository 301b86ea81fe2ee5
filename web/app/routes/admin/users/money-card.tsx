import { openCents, paymentState } from '@touchline/domain/money/dues.ts'
import { balanceCents } from '@touchline/domain/money/entry.ts'
import { KIND_NAMES, type WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { newId } from '../../../data/new-id.ts'
import { AtRisk } from '../../../money/at-risk.tsx'
import { DueList } from '../../../money/due-list.tsx'
import { FundCases } from '../../../money/fund-cases.tsx'
import { FundLetters } from '../../../money/fund-letters.tsx'
import { type Ledger, useBookEntry, useLedger } from '../../../money/ledger.ts'
import { SharedCosts } from '../../../money/shared-costs.tsx'
import { Statement } from '../../../money/statement.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip, type ChipWords } from '../../../ui/chip.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { BookDialog } from './book-dialog.tsx'
import { CreditBack } from './credit-back.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RemindersPause } from './reminders-pause.tsx'

/** The family's account: what it owes, every entry, and what the desk may book on it. */
export function MoneyCard({ userId }: { userId: string }) {
  const [isBooking, setBooking] = useState(false)
  const loaded = useLedger(userId)
  return (
    <section className={ui.card} aria-label="Money">
      <div className={ui.between}>
        <h2>Money</h2>
        {loaded.data && (
          <Button kind="small" onClick={() => setBooking(true)}>
            Record a payment...
          </Button>
        )}
      </div>
      <ListStates loaded={loaded}>{(ledger) => <FamilyBooks ledger={ledger} userId={userId} />}</ListStates>
      {isBooking && loaded.data && (
        <BookDialog ledger={loaded.data} userId={userId} onClose={() => setBooking(false)} />
      )}
    </section>
  )
}

const STATES: Record<ReturnType<typeof paymentState>, ChipWords> = {
  NOTHING_DUE: { tone: 'quiet', children: 'Nothing due' },
  DUE: { tone: 'wait', children: 'Due' },
  PARTLY_PAID: { tone: 'wait', children: 'Partly paid' },
  OVERDUE: { tone: 'act', children: 'Overdue' },
  PAID: { tone: 'good', children: 'Paid' },
}

function FamilyBooks({ ledger, userId }: { ledger: Ledger; userId: string }) {
  const [undone, setUndone] = useState<WordedEntry | null>(null)
  const [moved, setMoved] = useState<WordedEntry | null>(null)
  const today = clubNow().day
  const { entries, dues, creditCents, reference } = ledger
  const balance = balanceCents(entries)
  const open = dues.filter((due) => openCents(due) > 0)
  return (
    <>
      <Facts
        facts={[
          ['State', <Chip key="state" {...STATES[paymentState(dues, today)]} />],
          ['Owed', balance > 0 && formatCents(balance)],
          ['Credit', creditCents > 0 && <CreditBack key="credit" ledger={ledger} userId={userId} />],
          ['Reminders', <RemindersPause key="reminders" pause={ledger.pause} userId={userId} />],
          [
            'Reference',
            <span key="reference" className={ui.actions}>
              {reference} <CopyButton text={reference} what="Payment reference" />
            </span>,
          ],
        ]}
      />
      <AtRisk ledger={ledger} isDesk />
      <SharedCosts ledger={ledger} isDesk />
      {open.length > 0 && <DueList ledger={ledger} dues={open} today={today} />}
      {entries.length > 0 && (
        <details className={ui.fold}>
          <summary>Statement ({entries.length})</summary>
          <Statement
            ledger={ledger}
            userId={userId}
            action={(entry) =>
              mayUndo(entry) && (
                <>
                  {entry.kind === 'PAYMENT' && (
                    <Button kind="small" onClick={() => setMoved(entry)}>
                      Move...
                    </Button>
                  )}
                  <Button kind="small" onClick={() => setUndone(entry)}>
                    Undo...
                  </Button>
                </>
              )
            }
          />
        </details>
      )}
      <FundCases ledger={ledger} isDesk />
      <FundLetters ledger={ledger} />
      {moved && <MoveDialog entry={moved} ledger={ledger} userId={userId} onClose={() => setMoved(null)} />}
      {undone && <UndoDialog entry={undone} userId={userId} onClose={() => setUndone(null)} />}
    </>
  )
}

/** An entry that follows from a price is undone by changing the place or the order. */
const mayUndo = ({ kind, isByPrice }: WordedEntry) => kind !== 'REVERSAL' && !isByPrice

interface UndoDialogProps {
  entry: WordedEntry
  userId: string
  onClose: () => void
}

function UndoDialog({ entry, userId, onClose }: UndoDialogProps) {
  const book = useBookEntry()
  const [id] = useState(newId)
  const what = KIND_NAMES[entry.kind].toLowerCase()
  const undo = async (note: string) => {
    await book.mutateAsync({ id, userId, kind: 'REVERSAL', reversesId: entry.id, day: clubNow().day, note })
    notify(`The ${what} of ${formatCents(entry.cents)} is undone.`)
  }
  return (
    <ReasonDialog
      title={`Undo the ${what} of ${formatCents(entry.cents)}?`}
      hint="The family can read it."
      confirm="Undo it"
      isHarmful
      onConfirm={undo}
      onClose={onClose}
    >
      <p>The entry stays on the statement, with another that reverses it.</p>
    </ReasonDialog>
  )
}
