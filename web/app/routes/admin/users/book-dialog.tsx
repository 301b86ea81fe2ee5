import { BOOKED_BY_HAND, type BookedByHand } from '@touchline/domain/money/booking.ts'
import { type Due, openCents } from '@touchline/domain/money/dues.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '@touchline/domain/money/entry.ts'
import { KIND_NAMES, METHOD_NAMES, subjectOfDue } from '@touchline/domain/money/entry-words.ts'
import { KNOWN_FUNDS } from '@touchline/domain/money/shared-cost.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { newId } from '../../../data/new-id.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { type Ledger, useBookEntry } from '../../../money/ledger.ts'
import { typedCents } from '../../../money/typed-cents.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field, SelectField, TextArea } from '../../../ui/form/field.tsx'
import { notify } from '../../../ui/toast.tsx'

interface BookDialogProps {
  ledger: Ledger
  userId: string
  onClose: () => void
}

interface Values {
  kind: BookedByHand
  amount: string
  day: string
  method: PaymentMethod
  payer: string
  due: string
  note: string
}

const KINDS = BOOKED_BY_HAND.filter((kind) => kind !== 'REVERSAL')
/** These move money; the others only reduce what is owed. */
const isMoney = (kind: BookedByHand) => kind === 'PAYMENT' || kind === 'REFUND'
const keyOf = ({ itemId, month }: Due) => `${itemId} ${month}`

/** Books any amount on the family's account: a payment, a reduction or a refund. */
export function BookDialog({ ledger, userId, onClose }: BookDialogProps) {
  const [id] = useState(newId)
  const [values, setValues] = useState<Values>(() => firstValues(ledger))
  const book = useBookEntry()
  const save = async () => {
    const { kind, amount, day, method, payer, due, note } = values
    const cents = typedCents(amount, '212.00')
    const named = ledger.dues.find((one) => keyOf(one) === due)
    await book.mutateAsync({
      id,
      userId,
      kind,
      cents,
      day,
      itemId: kind === 'REFUND' ? null : (named?.itemId ?? null),
      month: kind === 'REFUND' ? null : (named?.month ?? null),
      method: isMoney(kind) ? method : null,
      payer: kind === 'PAYMENT' || kind === 'FUND_HELP' ? payer : null,
      note,
    })
    notify(`${KIND_NAMES[kind]} of ${formatCents(cents)} recorded.`)
  }
  return (
    <ConfirmDialog
      title="Record a payment"
      confirm="Record it"
      busy="Recording..."
      keep="Back"
      onConfirm={save}
      onClose={onClose}
    >
      <BookFields
        values={values}
        ledger={ledger}
        onChange={(changes) => setValues({ ...values, ...changes })}
      />
    </ConfirmDialog>
  )
}

/** Usually somebody has sent exactly what is open. */
function firstValues({ dues }: Ledger): Values {
  const cents = dues.reduce((sum, due) => sum + openCents(due), 0)
  return {
    kind: 'PAYMENT',
    amount: cents > 0 ? (cents / 100).toFixed(2) : '',
    day: clubNow().day,
    method: 'E_TRANSFER',
    payer: '',
    due: '',
    note: '',
  }
}

interface BookFieldsProps {
  values: Values
  ledger: Ledger
  onChange: (changes: Partial<Values>) => void
}

function BookFields({ values, ledger, onChange }: BookFieldsProps) {
  const kit = useKit()
  const { kind } = values
  const set = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const dues = ledger.dues
    .filter(({ cents, itemId }) => cents > 0 && itemId !== null)
    .map((due) => ({
      value: keyOf(due),
      label: `${subjectOfDue(kit, ledger.entries, due)} (${formatCents(due.cents)})`,
    }))
  const none = kind === 'PAYMENT' ? 'Oldest due first' : 'Please choose'
  return (
    <>
      <SelectField
        label="What"
        required
        options={KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
        {...set('kind')}
      />
      <Field label="Amount" inputMode="decimal" required isShort data-autofocus {...set('amount')} />
      <Field label="Day" type="date" hint="As on the bank statement." required isShort {...set('day')} />
      {isMoney(kind) && (
        <SelectField
          label="How"
          required
          options={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
          {...set('method')}
        />
      )}
      {kind === 'PAYMENT' && <Field label="Who paid" maxLength={200} {...set('payer')} />}
      {kind === 'FUND_HELP' && (
        <Field
          label="Fund"
          hint={`Such as ${listOf(KNOWN_FUNDS, 'or')}. The family can read it.`}
          required
          maxLength={200}
          {...set('payer')}
        />
      )}
      {kind !== 'REFUND' && (
        <SelectField label="For" options={[{ value: '', label: none }, ...dues]} {...set('due')} />
      )}
      <TextArea
        label="Note"
        hint="The family can read it."
        required={!isMoney(kind) && kind !== 'FUND_HELP'}
        rows={2}
        maxLength={500}
        {...set('note')}
      />
    </>
  )
}
