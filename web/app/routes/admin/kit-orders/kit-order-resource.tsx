import { clubDay } from '@touchline/domain/club-clock.ts'
import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { type Kit, kitItems, madeSizes, productOf } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { dollarsFromCents, formatCents } from '@touchline/domain/pricing/cents.ts'
import { KIT_ORDER_STATUSES } from '@touchline/domain/status/kit-order.ts'
import { useMemo } from 'react'
import { dayOfInstant } from '../../../club/day-words.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { fullName } from '../../../desk/player-names.ts'
import { kitOrderNames } from '../../../desk/status-names.ts'
import { type Resource, useSearched } from '../../../desk/use-resource.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type KitOrderLine, kitOrderList } from './kit-order-list.ts'

const dayCell = (instant: string | null) =>
  instant === null ? null : <span className="whole">{dayOfInstant(instant)}</span>

const columnsOf = (kit: Kit): Column<KitOrderLine>[] => [
  { name: 'player', title: 'Player', sort: 'player', cell: fullName },
  { name: 'item', title: 'Item', sort: 'item', cell: (order) => orderedName(kit, order) },
  { name: 'size', title: 'Size', cell: ({ size }) => (size === ONE_SIZE ? null : size) },
  { name: 'quantity', title: 'Pieces', sort: 'quantity', isNumber: true, cell: ({ quantity }) => quantity },
  { name: 'guardian', title: 'Guardian', sort: 'guardian', cell: ({ guardian, email }) => guardian ?? email },
  {
    name: 'reference',
    title: 'Reference',
    cell: ({ paymentReference }) => paymentReference && <span className="whole">{paymentReference}</span>,
  },
  { name: 'ordered', title: 'Ordered', sort: 'ordered', cell: ({ orderDate }) => dayCell(orderDate) },
  { name: 'paid', title: 'Paid', sort: 'paid', cell: ({ paidDate }) => dayCell(paidDate) },
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

const day = (instant: string | null) => (instant === null ? null : clubDay(new Date(instant)))

const csvOf = (kit: Kit): CsvColumn<KitOrderLine>[] => [
  ['Reference', ({ reference }) => reference],
  ['Payment reference', ({ paymentReference }) => paymentReference],
  ['Status', ({ status }) => kitOrderNames[status].children],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Item', (order) => orderedName(kit, order)],
  ['Size', ({ size }) => size],
  ['Pieces', ({ quantity }) => quantity],
  ['Total', ({ totalCents }) => dollarsFromCents(totalCents)],
  ['Guardian', ({ guardian }) => guardian],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Ordered', ({ orderDate }) => day(orderDate)],
  ['Paid', ({ paidDate }) => day(paidDate)],
  ['Handed over', ({ deliveredDate }) => day(deliveredDate)],
  ['Notes', ({ notes }) => notes],
]

const itemOptions = (kit: Kit) => [
  { value: '', label: 'All items' },
  ...kitItems(kit).map((item) => ({ value: item, label: productOf(kit, item).name })),
]

function sizeOptions(kit: Kit, item: string | undefined): { value: string; label: string }[] {
  const items = kitItems(kit).filter((one) => !item || one === item)
  const sizes = [...new Set(items.flatMap((one) => madeSizes(kit, one)))].filter((size) => size !== ONE_SIZE)
  return [{ value: '', label: 'All sizes' }, ...sizes.map((size) => ({ value: size, label: size }))]
}

const defaults = {
  ...LIST_DEFAULTS,
  sort: 'ordered',
  // The status already says it; the column with the day is optional.
  hide: 'paid',
  status: '',
  itemType: '',
  kitSize: '',
  stale: '',
  view: '',
}

const store = { to: '/store', name: 'See the store' }

const resourceOf = (kit: Kit): Resource<KitOrderLine, typeof defaults> => ({
  title: 'Kit orders',
  action: { to: '/admin/kit-orders/new', name: 'New order' },
  defaults,
  useLines: (values) => useSearched(kitOrderList, values),
  isBySeason: true,
  tabs: {
    param: 'status',
    label: 'Status',
    tabs: [
      { value: '', name: 'All' },
      ...KIT_ORDER_STATUSES.map((value) => ({ value, name: kitOrderNames[value].children })),
    ],
    alongside: { view: 'table' },
  },
  searchLabel: 'Names, references or amounts',
  filters: [
    {
      param: 'itemType',
      label: 'Item',
      useOptions: () => itemOptions(kit),
      alongside: () => ({ kitSize: '' }),
    },
    { param: 'kitSize', label: 'Size', useOptions: ({ itemType }) => sizeOptions(kit, itemType) },
    { param: 'stale', label: 'Unpaid for two weeks' },
  ],
  columns: columnsOf(kit),
  roomForPanel: 'quantity,guardian,reference,ordered,paid,total',
  nameOf: fullName,
  csv: csvOf(kit),
  noMatch: { title: 'No matching orders', text: 'No orders match your search and filters.' },
  empty: {
    title: 'No orders here',
    text: 'Orders from the store show up here. You can also place one for a family.',
    action: store,
  },
})

/** The resource, with items under the club's own names. */
export function useKitOrderResource(): Resource<KitOrderLine, typeof defaults> {
  const kit = useKit()
  return useMemo(() => resourceOf(kit), [kit])
}
