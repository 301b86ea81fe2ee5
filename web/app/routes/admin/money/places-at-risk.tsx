import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayFrom } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import ui from '../../../ui/ui.module.css'
import type { PlaceAtRisk } from './books-data.ts'
import { familyColumn, familyName, referenceColumn } from './family-cell.tsx'

/**
 * Places that are given up automatically unless somebody pays or the desk agrees to wait (B-26). Nothing is shown if
 * there are none.
 */
export const PlacesAtRisk = ({ places }: { places: PlaceAtRisk[] }) =>
  places.length > 0 && (
    <section className={ui.card} aria-labelledby="at-risk">
      <h2 id="at-risk">Places about to be released</h2>
      <p className="quiet">
        Any payment keeps a place. To give a family more time, open its account and pause its reminders.
      </p>
      <DataTable label="Places about to be released" rows={places} columns={columns} nameOf={familyName} />
    </section>
  )

const columns: Column<PlaceAtRisk>[] = [
  familyColumn,
  referenceColumn,
  { name: 'place', title: 'Place', cell: ({ player, program }) => `${player}, ${program}` },
  { name: 'lastDay', title: 'Held through', cell: ({ lastDay }) => dayFrom(clubNow().day, lastDay) },
  {
    name: 'isTold',
    title: 'Notice',
    cell: ({ isTold }) => (isTold ? 'Delivered' : 'Not delivered: the place is kept'),
  },
  { name: 'cents', title: 'Open', isNumber: true, cell: ({ cents }) => formatCents(cents) },
]
