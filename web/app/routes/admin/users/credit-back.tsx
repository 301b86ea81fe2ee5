import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { newId } from '../../../data/new-id.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { type Ledger, usePromiseCredit } from '../../../money/ledger.ts'
import { typedCents } from '../../../money/typed-cents.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

interface CreditBackProps {
  ledger: Ledger
  userId: string
}

/** The family's credit, and how to send it back (B-29). */
export function CreditBack({ ledger: { creditCents, creditBackCents }, userId }: CreditBackProps) {
  const [isAsking, setAsking] = useState(false)
  const promise = usePromiseCredit()
  const keep = () =>
    promise.mutateAsync({ id: newId(), userId, cents: 0 }).then(
      () => notify('It stays on the account as credit.'),
      (error) => notifyProblem(plainProblem(error)),
    )
  return (
    <span className={ui.actions}>
      {formatCents(creditCents)}
      {creditBackCents > 0 ? (
        <>
          <Link to="/admin/money/refunds">{formatCents(creditBackCents)} to send back</Link>
          <Button kind="small" isBusy={promise.isPending} onClick={keep}>
            Keep as credit
          </Button>
        </>
      ) : (
        <Button kind="small" onClick={() => setAsking(true)}>
          Send back...
        </Button>
      )}
      {isAsking && (
        <CreditBackDialog creditCents={creditCents} userId={userId} onClose={() => setAsking(false)} />
      )}
    </span>
  )
}

interface CreditBackDialogProps {
  creditCents: number
  userId: string
  onClose: () => void
}

function CreditBackDialog({ creditCents, userId, onClose }: CreditBackDialogProps) {
  const [id] = useState(newId)
  const [amount, setAmount] = useState((creditCents / 100).toFixed(2))
  const promise = usePromiseCredit()
  const save = async () => {
    const cents = typedCents(amount, '20.00')
    await promise.mutateAsync({ id, userId, cents })
    notify(`${formatCents(cents)} is on the list of refunds to send.`)
  }
  return (
    <ConfirmDialog
      title="Send credit back?"
      confirm="Add to refunds"
      busy="Saving..."
      keep="Back"
      onConfirm={save}
      onClose={onClose}
    >
      <p>
        It goes on the list of refunds to send. From there you send it to the card they paid with, or another
        way, and they get an email.
      </p>
      <Field
        label="Amount"
        inputMode="decimal"
        required
        isShort
        data-autofocus
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
