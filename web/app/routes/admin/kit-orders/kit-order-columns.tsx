import { KIT_CATALOGUE } from '@touchline/domain/kit/catalogue.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { fullName } from '../../../desk/report-lines.ts'
import { kitOrderNames } from '../../../desk/status-names.ts'
import { dayOfInstant } from '../../../family/day-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import type { KitOrderLine } from './kit-order-list.ts'

const day = (instant: string | null) =>
  instant === null ? null : <span className="whole">{dayOfInstant(instant)}</span>

export const kitOrderColumns: Column<KitOrderLine>[] = [
  { name: 'player', title: 'Player', sort: 'player', cell: fullName },
  { name: 'item', title: 'Item', sort: 'item', cell: ({ itemType }) => KIT_CATALOGUE[itemType].label },
  { name: 'size', title: 'Size', cell: ({ size }) => (size === ONE_SIZE ? null : size) },
  { name: 'quantity', title: 'Pieces', sort: 'quantity', isNumber: true, cell: ({ quantity }) => quantity },
  { name: 'guardian', title: 'Guardian', sort: 'guardian', cell: ({ guardian, email }) => guardian ?? email },
  {
    name: 'reference',
    title: 'Reference',
    cell: ({ reference }) => (reference === null ? null : <span className="whole">{reference}</span>),
  },
  { name: 'ordered', title: 'Ordered', sort: 'ordered', cell: ({ orderDate }) => day(orderDate) },
  { name: 'paid', title: 'Paid', sort: 'paid', cell: ({ paidDate }) => day(paidDate) },
  {
    name: 'status',
    title: 'Status',
    sort: 'status',
    cell: ({ status }) => (
      <span className="whole">
        <Chip {...kitOrderNames[status]} />
      </span>
    ),
  },
  {
    name: 'total',
    title: 'Total',
    sort: 'total',
    isNumber: true,
    cell: ({ totalCents }) => formatCents(totalCents),
  },
]
