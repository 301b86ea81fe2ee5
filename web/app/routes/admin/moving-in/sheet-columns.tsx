import { isOneOf } from '@touchline/domain/is-one-of.ts'
import { fieldNames, SHEET_FIELDS, type SheetField } from '@touchline/domain/moving-in/columns.ts'
import type { LookedAt } from '@touchline/domain/moving-in/looked-at.ts'
import type { DateOrder } from '@touchline/domain/moving-in/read-date.ts'
import { listOf } from '@touchline/domain/words.ts'
import { FieldMarks, SelectField } from '../../../ui/form/field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './moving-in.module.css'
import type { Sheet } from './moving-in-data.ts'

interface SheetColumnsProps {
  looked: LookedAt
  isBusy: boolean
  onChange: (said: Pick<Sheet, 'columns' | 'order'>) => void
}

const FIELDS = [
  { value: '', label: 'Leave out' },
  ...SHEET_FIELDS.map((field) => ({ value: field, label: fieldNames[field] })),
]

const ORDERS = [
  { value: '', label: 'Choose...' },
  { value: 'MDY', label: 'Month first: 03/04/2015 is March 4' },
  { value: 'DMY', label: 'Day first: 03/04/2015 is April 3' },
]

/** What each column was recognized as. If something is missing, says so and opens the columns. */
export function SheetColumns({ looked, isBusy, onChange }: SheetColumnsProps) {
  const { headings, samples, columns, missing, isOrderAsked, order } = looked
  const known = columns.filter((field) => field !== null).length
  const set = (place: number, value: string) => {
    const field: SheetField | null = isOneOf(SHEET_FIELDS, value) ? value : null
    // Each field comes from only one column.
    onChange({ columns: columns.map((one, n) => (n === place ? field : one === field ? null : one)) })
  }
  return (
    <FieldMarks value="required">
      {missing.length > 0 && (
        <FormMessage>Please choose the column for {listOf(missing, 'and')}.</FormMessage>
      )}
      {(isOrderAsked || order !== null) && (
        <SelectField
          label="Order of dates such as 03/04/2015"
          options={ORDERS}
          disabled={isBusy}
          value={order ?? ''}
          onChange={({ currentTarget }) => onChange({ order: orderOf(currentTarget.value) })}
        />
      )}
      <details className={ui.fold} open={missing.length > 0 || undefined}>
        <summary>
          Columns: {known} of {headings.length} recognised
        </summary>
        <ul className={`plain-list ${styles.columns}`}>
          {headings.map((heading, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may have a heading twice, and its columns stay where they are
            <li key={n}>
              <SelectField
                label={heading || `Column ${n + 1}`}
                hint={samples[n]?.filter(Boolean).join(' · ')}
                options={FIELDS}
                disabled={isBusy}
                value={columns[n] ?? ''}
                onChange={({ currentTarget }) => set(n, currentTarget.value)}
              />
            </li>
          ))}
        </ul>
      </details>
    </FieldMarks>
  )
}

const orderOf = (value: string): DateOrder | undefined =>
  value === 'MDY' || value === 'DMY' ? value : undefined
