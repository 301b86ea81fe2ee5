import { PAYMENT_METHODS, type PaymentMethod } from '@touchline/domain/money/entry.ts'
import { METHOD_NAMES } from '@touchline/domain/money/entry-words.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { newId } from '../../../data/new-id.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field, SelectField } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'
import { type RefundLine, useRecordRefund } from './money-data.ts'

interface RefundDialogProps {
  refund: Pick<RefundLine, 'id' | 'isCredit' | 'cents'>
  to: string
  onClose: () => void
}

/**
 * The money itself is sent by e-Transfer or paid in cash; this records that it has gone, and the family gets an email.
 */
export function RefundDialog({ refund, to, onClose }: RefundDialogProps) {
  const [id] = useState(newId)
  const [day, setDay] = useState(clubNow().day)
  const [method, setMethod] = useState<PaymentMethod>('E_TRANSFER')
  const [bankReference, setBankReference] = useState('')
  const record = useRecordRefund(refund)
  const save = async () => {
    await record.mutateAsync({ id, day, method, bankReference })
    notify(`The refund to ${to} is marked as sent.`)
  }
  return (
    <ConfirmDialog
      title={`Mark ${formatCents(refund.cents)} as sent to ${to}?`}
      confirm="Mark as sent"
      busy="Saving..."
      keep="Back"
      onConfirm={save}
      onClose={onClose}
    >
      <p>We’ll book it to the family’s account and email them.</p>
      <Field
        label="Day"
        type="date"
        required
        isShort
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <SelectField
        label="How"
        required
        options={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
        value={method}
        onChange={({ currentTarget }) => setMethod(currentTarget.value as PaymentMethod)}
      />
      <Field
        label="Bank reference"
        hint="The family sees it in the email."
        maxLength={100}
        value={bankReference}
        onChange={({ currentTarget }) => setBankReference(currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
