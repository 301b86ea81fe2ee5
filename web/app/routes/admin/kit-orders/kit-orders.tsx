import { KIT_ORDER_STATUSES, type KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { BulkBar, BulkRun } from '../../../desk/bulk.tsx'
import { useDeskList } from '../../../desk/desk-list.ts'
import { useListParams } from '../../../desk/list-params.ts'
import { fullName } from '../../../desk/report-lines.ts'
import { focusedRow } from '../../../desk/shortcuts.tsx'
import { kitOrderNames } from '../../../desk/status-names.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { WithPanel } from '../../../ui/side-panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { HandOutSheet } from './hand-out-sheet.tsx'
import { KitBoard } from './kit-board.tsx'
import { KitOrderFilters, kitOrderDefaults } from './kit-order-filters.tsx'
import { type KitOrderLine, kitOrderList } from './kit-order-list.ts'
import { KitOrderPanel } from './kit-order-panel.tsx'
import { movesFrom, moveWords, nextStep } from './kit-order-words.ts'
import { KitTable } from './kit-table.tsx'
import { SupplierTotals } from './supplier-totals.tsx'
import { useBulkMove } from './use-bulk-move.tsx'
import { useKitMove } from './use-kit-move.tsx'
import { useSeenOrders } from './use-seen-orders.ts'

export const meta = pageMeta({
  title: 'Kit orders',
  description: 'From the order to the hand-over.',
  isPrivate: true,
})

const VIEWS = [
  ['board', 'Board'],
  ['table', 'Table'],
  ['totals', 'For the supplier'],
  ['sheet', 'Hand-out sheet'],
] as const

export default function KitOrders() {
  useLive(['KitOrder', 'Player'])
  const params = useListParams(kitOrderDefaults)
  const { values, change, to } = params
  // A link to one status means the list of it.
  const view = values.view || (values.status ? 'table' : 'board')
  const list = useDeskList(kitOrderList, values)
  const seen = useSeenOrders()
  const moves = useKitMove()
  const [ids, select] = useState<ReadonlySet<string>>(new Set())
  const bulk = useBulkMove({ values, ids, onEnd: () => select(new Set()) })
  const open = values.open ? seen().get(values.open) : undefined
  const step = () => {
    const order = seen().get(focusedRow() ?? values.open)
    const next = order && nextStep(order.status)
    if (order && next) moves.start(order, next)
  }
  const cancel = () => {
    const order = seen().get(focusedRow() ?? values.open)
    if (order) moves.start(order, order.status === 'PENDING' ? 'CANCELLED' : 'REFUNDED')
  }
  const drop = (id: string, status: KitOrderStatus) => {
    const order = seen().get(id)
    if (ids.has(id)) bulk.start(status)
    else if (order) moves.start(order, status)
  }
  const shown = {
    openId: values.open,
    onOpen: ({ id }: KitOrderLine) => change({ open: id === values.open ? '' : id }),
    selection: { ids, onChange: select },
  }
  return (
    <DeskPage
      title="Kit orders"
      action={
        <Link className="button quiet-button" to="/store">
          Look at the store
        </Link>
      }
    >
      <WithPanel
        panel={
          open
            ? {
                id: open.id,
                title: fullName(open),
                content: <KitOrderPanel order={open} moves={moves} />,
                onClose: () => change({ open: '' }),
              }
            : null
        }
      >
        <ChipLinks
          label="View"
          chips={VIEWS.map(([value, name]) => ({
            to: to({ view: value, ...(value === 'table' ? {} : { status: '' }) }),
            name,
            isCurrent: view === value,
          }))}
        />
        {view === 'table' && (
          <Tabs
            label="Status"
            value={values.status}
            to={(status) => to({ status, view: 'table', open: '' })}
            tabs={tabsOf(list.data?.counts)}
          />
        )}
        <KitOrderFilters
          params={params}
          hasColumns={view === 'table'}
          own={[
            { key: 'm', what: 'Move to the next step', run: step },
            { key: 'c', what: 'Cancel or refund', run: cancel },
          ]}
        />
        {view === 'board' && (
          <KitBoard
            values={values}
            moves={moves}
            onDrop={drop}
            toTable={(status) => to({ status, view: 'table' })}
            {...shown}
          />
        )}
        {view === 'table' && <KitTable list={list} params={params} isNarrow={Boolean(open)} {...shown} />}
        {view === 'totals' && <SupplierTotals values={values} />}
        {view === 'sheet' && <HandOutSheet values={values} />}
        <MoveBar
          count={ids.size}
          total={view === 'table' ? (list.data?.total ?? 0) : ids.size}
          orders={[...ids].flatMap((id) => seen().get(id) ?? [])}
          onSelectAll={view === 'table' ? async () => select(await bulk.everyId()) : undefined}
          onClear={() => select(new Set())}
          onMove={bulk.start}
        />
      </WithPanel>
      {bulk.task && <BulkRun key={`${bulk.task.title} ${bulk.run}`} task={bulk.task} onClose={bulk.close} />}
      {bulk.dialog}
      {moves.dialogs}
    </DeskPage>
  )
}

const tabsOf = (counts: Partial<Record<KitOrderStatus, number>> | undefined) => [
  { value: '', name: 'All', count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0) },
  ...KIT_ORDER_STATUSES.map((value) => ({
    value,
    name: kitOrderNames[value].children,
    count: counts && (counts[value] ?? 0),
  })),
]

interface MoveBarProps {
  count: number
  total: number
  /** Those of the ticked ones that are on the screen. */
  orders: readonly KitOrderLine[]
  onSelectAll?: () => void
  onClear: () => void
  onMove: (to: KitOrderStatus) => void
}

/** The moves that at least one of the ticked orders can make; which of them cannot, the report says. */
function MoveBar({ count, total, orders, onSelectAll, onClear, onMove }: MoveBarProps) {
  const possible = new Set(orders.flatMap(({ status }) => movesFrom(status)))
  return (
    <BulkBar count={count} total={total} onSelectAll={onSelectAll} onClear={onClear}>
      {KIT_ORDER_STATUSES.filter((status) => possible.has(status)).map((status) => (
        <Button key={status} onClick={() => onMove(status)}>
          {moveWords[status].verb} {count}
        </Button>
      ))}
    </BulkBar>
  )
}
