import { isOneOf } from '@touchline/domain/is-one-of.ts'
import {
  type Decision,
  OUTCOMES,
  type Outcome,
  type RowOutcome,
} from '@touchline/domain/moving-in/dry-run.ts'
import type { PartOutcome } from '@touchline/domain/moving-in/judge-place.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './moving-in.module.css'
import { OUTCOME_NAMES, PART_NAMES } from './moving-in-data.ts'

interface SheetRowsProps {
  rows: RowOutcome[]
  isBusy: boolean
  onDecide: (decision: Decision & { row: number }) => void
}

type Shown = RowOutcome & { id: string }

const AT_ONCE = 100

const columns: Column<Shown>[] = [
  { name: 'row', title: 'Row', cell: ({ row }) => `Row ${row}` },
  { name: 'child', title: 'Child', cell: ({ child }) => child || '–' },
  { name: 'guardian', title: 'Guardian', cell: ({ guardian }) => guardian || '–' },
  {
    name: 'outcome',
    title: 'Result',
    cell: ({ outcome, why }) => (
      <>
        <span className="whole">
          <Chip {...OUTCOME_NAMES[outcome]} />
        </span>{' '}
        <span className="small">{why}</span>
      </>
    ),
  },
]

/** What becomes of a registration or a payment. */
function Part({ part }: { part: PartOutcome | undefined }) {
  if (!part) return '–'
  return (
    <>
      <span className="whole">
        <Chip {...PART_NAMES[part.outcome]} />
      </span>{' '}
      <span className="small">{part.why}</span>
    </>
  )
}

const PLACE: Column<Shown> = {
  name: 'place',
  title: 'Registration',
  cell: ({ place }) => <Part part={place} />,
}
const PAYMENT: Column<Shown> = {
  name: 'payment',
  title: 'Payment',
  cell: ({ payment }) => <Part part={payment} />,
}

/** Undecided registrations and payments come right after undecided rows. */
function urgency({ outcome, place, payment }: RowOutcome): number {
  const isOpen = [place, payment].some((part) => part?.outcome === 'UNCLEAR' || part?.outcome === 'REFUSED')
  const ofRow = OUTCOMES.indexOf(outcome)
  return isOpen ? Math.min(ofRow, OUTCOMES.indexOf('UNCLEAR') + 0.5) : ofRow
}

/** Leaves out columns for what the sheet does not contain. */
const columnsOf = (rows: readonly RowOutcome[]): Column<Shown>[] => [
  ...columns,
  ...(rows.some(({ place }) => place) ? [PLACE] : []),
  ...(rows.some(({ payment }) => payment) ? [PAYMENT] : []),
]

/** What becomes of each row, problems first; unclear ones are decided here. */
export function SheetRows({ rows, isBusy, onDecide }: SheetRowsProps) {
  const [only, setOnly] = useState<Outcome | ''>('')
  const [most, setMost] = useState(AT_ONCE)
  const wanted = rows
    .filter(({ outcome }) => only === '' || outcome === only)
    .map((row) => ({ ...row, id: String(row.row) }))
    .toSorted((one, other) => urgency(one) - urgency(other))
  const counts = Object.entries(Object.groupBy(rows, ({ outcome }) => outcome))
  const options = counts.flatMap(([outcome, some]) =>
    isOneOf(OUTCOMES, outcome)
      ? [{ value: outcome, label: `${OUTCOME_NAMES[outcome].children} (${some?.length ?? 0})` }]
      : [],
  )
  return (
    <section className={ui.section} aria-label="What happens to each row">
      <SelectField
        label="Show"
        className={styles.filter ?? ''}
        options={[{ value: '', label: `All rows (${rows.length})` }, ...options]}
        value={only}
        onChange={({ currentTarget: { value } }) => setOnly(isOneOf(OUTCOMES, value) ? value : '')}
      />
      <DataTable
        label="Rows of the sheet"
        rows={wanted.slice(0, most)}
        columns={columnsOf(rows)}
        nameOf={({ row, child }) => `Row ${row}, ${child}`}
        isBusy={isBusy}
        actions={(row) => <Decide row={row} onDecide={onDecide} />}
      />
      {wanted.length > most && (
        <p className={ui.actions}>
          <Button kind="small" onClick={() => setMost(most + AT_ONCE)}>
            Show more of {wanted.length}
          </Button>
        </p>
      )}
    </section>
  )
}

interface DecideProps {
  row: Shown
  onDecide: SheetRowsProps['onDecide']
}

const LEAVE_OUT = 'LEAVE_OUT'
const ANOTHER_CHILD = 'ANOTHER_CHILD'

function Decide({
  row: { row, outcome, choices = [], isAboutChild, place, payment },
  onDecide,
}: DecideProps) {
  if (payment?.outcome === 'UNCLEAR' && place?.outcome !== 'UNCLEAR')
    return (
      <Button kind="small" onClick={() => onDecide({ row, isAnotherPayment: true })}>
        It’s a different payment
      </Button>
    )
  if (outcome === 'LEFT_OUT')
    return (
      <Button kind="small" onClick={() => onDecide({ row })}>
        Put it back
      </Button>
    )
  if (outcome !== 'UNCLEAR') return null
  const options = isAboutChild
    ? [{ value: ANOTHER_CHILD, label: 'Import this child' }]
    : [
        ...choices.map(({ userId, name }) => ({ value: userId, label: `Joins the family of ${name}` })),
        { value: 'NEW', label: 'A new family' },
      ]
  const decide = (value: string) => {
    if (value === LEAVE_OUT) onDecide({ row, isLeftOut: true })
    else if (value === ANOTHER_CHILD) onDecide({ row, isAnotherChild: true })
    else if (value !== '') onDecide({ row, family: value })
  }
  return (
    <SelectField
      aria-label={`Decide about row ${row}`}
      className={styles.decide ?? ''}
      options={[{ value: '', label: 'Decide...' }, ...options, { value: LEAVE_OUT, label: 'Leave it out' }]}
      value=""
      onChange={({ currentTarget }) => decide(currentTarget.value)}
    />
  )
}
