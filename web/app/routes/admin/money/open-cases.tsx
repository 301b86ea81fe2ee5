import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayFrom } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import ui from '../../../ui/ui.module.css'
import type { OpenCase } from './books-data.ts'
import { familyColumn, familyName, referenceColumn } from './family-cell.tsx'

/** Families' requests to funds, to be decided on the family's account (B-28). Nothing is shown if there are none. */
export const OpenCases = ({ cases }: { cases: OpenCase[] }) =>
  cases.length > 0 && (
    <section className={ui.card} aria-labelledby="cases">
      <h2 id="cases">Help requested</h2>
      <DataTable label="Help requested" rows={cases} columns={columns} nameOf={familyName} />
    </section>
  )

const STATES: Record<OpenCase['state'], string> = { ASKED: 'Requested', GRANTED: 'Granted, not paid yet' }

const columns: Column<OpenCase>[] = [
  familyColumn,
  referenceColumn,
  { name: 'place', title: 'Place', cell: ({ player, program }) => `${player}, ${program}` },
  { name: 'fund', title: 'Fund', cell: ({ fund }) => fund },
  {
    name: 'state',
    title: 'Status',
    cell: ({ state }) => STATES[state],
  },
  { name: 'askedOn', title: 'Since', cell: ({ askedOn }) => dayFrom(clubNow().day, askedOn) },
  {
    name: 'cents',
    title: 'Granted',
    isNumber: true,
    cell: ({ cents }) => (cents === null ? '' : formatCents(cents)),
  },
]
