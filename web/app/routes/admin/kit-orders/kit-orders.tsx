import { KIT_ORDER_STATUSES, type KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { useLive } from '../../../area/area-data.tsx'
import { AlsoFound } from '../../../desk/also-found.tsx'
import { useMay } from '../../../desk/own-permissions.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { focusedRow } from '../../../desk/shortcuts.tsx'
import { useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { registrationList } from '../registrations/registration-list.ts'
import { HandOutSheet } from './hand-out-sheet.tsx'
import { KitBoard } from './kit-board.tsx'
import { KitOrderPanel } from './kit-order-panel.tsx'
import { useKitOrderResource } from './kit-order-resource.tsx'
import { movesFrom, moveWords, nextStep } from './kit-order-words.ts'
import { SupplierTotals } from './supplier-totals.tsx'
import { useBulkMove } from './use-bulk-move.tsx'
import { useKitMove } from './use-kit-move.tsx'
import { useSeenOrders } from './use-seen-orders.ts'

export const meta = pageMeta({
  title: 'Kit orders',
  description: 'From order to pickup.',
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
  const list = useResource(useKitOrderResource())
  const { values, change, to, ids } = list
  // A link to one status opens the table.
  const view = values.view || (values.status ? 'table' : 'board')
  const seen = useSeenOrders()
  const moves = useKitMove()
  const bulk = useBulkMove(list)
  const mayOrder = useMay(['KIT'])
  const startWithFocused = (goal: (status: KitOrderStatus) => KitOrderStatus | undefined) => () => {
    const order = seen().get(focusedRow() ?? values.open)
    const next = order && goal(order.status)
    if (order && next) moves.start(order, next)
  }
  const drop = (id: string, status: KitOrderStatus) => {
    const order = seen().get(id)
    if (ids.has(id)) bulk.start(status)
    else if (order) moves.start(order, status)
  }
  const views = {
    board: (
      <KitBoard
        values={values}
        moves={moves}
        openId={values.open}
        onOpen={({ id }) => change({ open: id === values.open ? '' : id })}
        selection={{ ids, onChange: list.select }}
        onDrop={drop}
        toTable={(status) => to({ status, view: 'table' })}
      />
    ),
    totals: <SupplierTotals values={values} />,
    sheet: <HandOutSheet values={values} />,
  }
  return (
    <ResourceList
      list={list}
      action={mayOrder ? undefined : false}
      top={<Views current={view} to={to} />}
      elsewhere={
        <AlsoFound list={registrationList} typed={values.q} to="/admin/registrations" name="registrations" />
      }
      shortcuts={[
        { key: 'm', what: 'Move to the next step', run: startWithFocused(nextStep) },
        { key: 'c', what: 'Cancel or refund', run: startWithFocused(wayOut) },
      ]}
      view={view === 'table' ? undefined : views[view as keyof typeof views]}
      open={values.open ? seen().get(values.open) : undefined}
      panel={(order) => <KitOrderPanel order={order} moves={moves} />}
      bulk={<Moves ids={ids} onMove={bulk.start} />}
    >
      {bulk.dialog}
      {moves.dialogs}
    </ResourceList>
  )
}

interface ViewsProps {
  current: string
  to: (changes: Record<string, string>) => string
}

const Views = ({ current, to }: ViewsProps) => (
  <ChipLinks
    label="View"
    chips={[
      ...VIEWS.map(([value, name]) => ({
        to: to({ view: value, ...(value === 'table' ? {} : { status: '' }) }),
        name,
        isCurrent: current === value,
      })),
      { to: '/admin/kit-orders/stock', name: 'Stock', isCurrent: false },
    ]}
  />
)

const wayOut = (status: KitOrderStatus): KitOrderStatus => (status === 'PENDING' ? 'CANCELLED' : 'REFUNDED')

interface MovesProps {
  ids: ReadonlySet<string>
  onMove: (to: KitOrderStatus) => void
}

/** The moves that at least one of the selected orders allows; the report lists orders that do not. */
function Moves({ ids, onMove }: MovesProps) {
  const seen = useSeenOrders()()
  const possible = new Set(
    [...ids].flatMap((id) => seen.get(id) ?? []).flatMap(({ status }) => movesFrom(status)),
  )
  return KIT_ORDER_STATUSES.filter((status) => possible.has(status)).map((status) => (
    <Button key={status} onClick={() => onMove(status)}>
      {moveWords[status].verb} {ids.size}
    </Button>
  ))
}
