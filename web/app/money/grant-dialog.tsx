import type { FundCase } from '@touchline/domain/money/fund-case.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { clubNow } from '../club/club-now.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { notify } from '../ui/toast.tsx'
import { useDecideHelp } from './ledger.ts'
import { typedCents } from './typed-cents.ts'

/** How much a fund has granted, and when; what the fund pays is recorded as a payment. */
export function GrantDialog({ asked, onClose }: { asked: FundCase; onClose: () => void }) {
  const decide = useDecideHelp()
  const [amount, setAmount] = useState('')
  const [day, setDay] = useState(clubNow().day)
  const grant = async () => {
    const cents = typedCents(amount, '120.00')
    await decide.mutateAsync({ id: asked.id, state: 'GRANTED', cents, day })
    notify(`${asked.fund} granted ${formatCents(cents)}. The family gets an email.`)
  }
  return (
    <ConfirmDialog
      title={`Help from ${asked.fund}`}
      confirm="Save"
      busy="Saving..."
      keep="Back"
      onConfirm={grant}
      onClose={onClose}
    >
      <p>When the money arrives, record it as help from {asked.fund}.</p>
      <Field
        label="Amount"
        inputMode="decimal"
        required
        isShort
        data-autofocus
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <Field
        label="Granted on"
        type="date"
        required
        isShort
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
