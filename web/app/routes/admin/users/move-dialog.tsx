import { openCents } from '@touchline/domain/money/dues.ts'
import { subjectOfDue, type WordedEntry } from '@touchline/domain/money/entry-words.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { type Ledger, useMovePayment } from '../../../money/ledger.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { FindUser } from './find-user.tsx'

interface MoveDialogProps {
  entry: WordedEntry
  ledger: Ledger
  userId: string
  onClose: () => void
}

const ANOTHER = 'ANOTHER'

/** Moves a payment to another place of the family, or to another family (B-30). */
export function MoveDialog({ entry, ledger, userId, onClose }: MoveDialogProps) {
  const kit = useKit()
  const [id] = useState(newId)
  const [to, setTo] = useState('')
  const [other, setOther] = useState<{ id: string; name: string } | null>(null)
  const [note, setNote] = useState('')
  const move = useMovePayment()
  const dues = ledger.dues.filter((due) => due.itemId !== null && openCents(due) > 0)
  const isElsewhere = to === ANOTHER
  const save = async () => {
    const { itemId = null, month = null } = dues[Number(to)] ?? {}
    const target = isElsewhere ? { userId: other?.id ?? '' } : { userId, ...(to && { itemId, month }) }
    await move.mutateAsync({ id, entryId: entry.id, note, ...target })
    notify(`The payment of ${formatCents(entry.cents)} is moved.`)
  }
  return (
    <ConfirmDialog
      title={`Move the payment of ${formatCents(entry.cents)}?`}
      confirm="Move it"
      busy="Moving..."
      keep="Back"
      isReady={!isElsewhere || other !== null}
      onConfirm={save}
      onClose={onClose}
    >
      <p>It’s undone here and booked there with the same date. Both stay on the statement.</p>
      <SelectField
        label="To"
        required
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      >
        <option value="">This family, oldest due first</option>
        {dues.map((due, at) => (
          <option key={`${due.itemId} ${due.month}`} value={String(at)}>
            {subjectOfDue(kit, ledger.entries, due)} ({formatCents(openCents(due))} open)
          </option>
        ))}
        <option value={ANOTHER}>Another family</option>
      </SelectField>
      {isElsewhere &&
        (other ? (
          <Chosen name={other.name} onChange={() => setOther(null)} />
        ) : (
          <FindUser notThis={userId} onChoose={(chosen, name) => setOther({ id: chosen, name })} />
        ))}
      <Field
        label="Reason"
        hint="The family can read it."
        required
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

const Chosen = ({ name, onChange }: { name: string; onChange: () => void }) => (
  <p role="status">
    To the family of <strong>{name}</strong>{' '}
    <Button kind="small" onClick={onChange}>
      Choose another
    </Button>
  </p>
)
