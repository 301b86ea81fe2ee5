import type { Layout } from '@touchline/domain/money/bank/statement-rows.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { importWords, useImport } from './bank-data.ts'

interface LayoutDialogProps {
  content: string
  rows: string[][]
  onClose: () => void
}

const NONE = ''

/** Asks once which column means what; files with the same columns are then read automatically. */
export function LayoutDialog({ content, rows, onClose }: LayoutDialogProps) {
  const add = useImport()
  const [values, setValues] = useState({
    skip: '1',
    day: '0',
    text: '1',
    amount: '2',
    moneyIn: NONE,
    moneyOut: NONE,
    order: 'MDY',
  })
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: widest }, (_, n) => ({
    value: String(n),
    label: rows.map((row) => row[n] || '–').join(' · '),
  }))
  const set = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  })
  const save = async () => {
    const done = await add.mutateAsync({ content, layout: layoutOf(values) })
    if (!('unknown' in done)) notify(importWords(done))
  }
  const maybe = [{ value: NONE, label: 'None' }, ...columns]
  return (
    <ConfirmDialog
      title="What do the columns say?"
      confirm="Read the file"
      busy="Reading..."
      keep="Back"
      onConfirm={save}
      onClose={onClose}
    >
      <p>These columns are new to us. We’ll remember your choices.</p>
      <SelectField label="Header rows" required options={['0', '1', '2', '3'].map(same)} {...set('skip')} />
      <SelectField label="Day" required options={columns} {...set('day')} />
      <SelectField label="Date format" required options={ORDERS} {...set('order')} />
      <SelectField label="Text" required options={columns} {...set('text')} />
      <SelectField label="Amount (plus or minus)" options={maybe} {...set('amount')} />
      <SelectField label="Money in, if it has its own column" options={maybe} {...set('moneyIn')} />
      <SelectField label="Money out" options={maybe} {...set('moneyOut')} />
    </ConfirmDialog>
  )
}

const same = (value: string) => ({ value, label: value })
const ORDERS = [
  { value: 'MDY', label: 'Month first, or by name' },
  { value: 'DMY', label: 'Day first' },
]

function layoutOf(
  values: Record<'skip' | 'day' | 'text' | 'amount' | 'moneyIn' | 'moneyOut' | 'order', string>,
): Layout {
  const place = (value: string) => (value === NONE ? undefined : Number(value))
  const moneyIn = place(values.moneyIn)
  return {
    skip: Number(values.skip),
    day: Number(values.day),
    texts: [Number(values.text)],
    amount: moneyIn === undefined ? place(values.amount) : undefined,
    moneyIn,
    moneyOut: place(values.moneyOut),
    order: values.order === 'DMY' ? 'DMY' : 'MDY',
  }
}
