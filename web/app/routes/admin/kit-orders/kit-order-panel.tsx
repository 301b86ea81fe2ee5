import { itemSizes } from '@touchline/domain/kit/catalogue.ts'
import { chartOf } from '@touchline/domain/kit/product.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { datedMoment } from '../../../club/day-words.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { updateRow } from '../../../data/write-row.ts'
import { RowHistory } from '../../../desk/row-history.tsx'
import { kitOrderNames } from '../../../desk/status-names.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { Guardian } from '../registrations/guardian.tsx'
import panel from '../registrations/panel.module.css'
import type { KitOrderLine } from './kit-order-list.ts'
import { goodsName, movesFrom, moveWords } from './kit-order-words.ts'
import type { KitMoves } from './use-kit-move.tsx'

/** One order: its state, what can be done with it, and who did what. */
export function KitOrderPanel({ order, moves }: { order: KitOrderLine; moves: KitMoves }) {
  const possible = movesFrom(order.status)
  return (
    <div className={panel.details}>
      <Chip {...kitOrderNames[order.status]} />
      <div className={ui.actions}>
        {possible.map((to, n) => (
          <Button
            key={to}
            kind={n === 0 ? 'main' : 'small'}
            disabled={moves.goal(order.id) !== undefined}
            onClick={() => moves.start(order, to)}
          >
            {moveWords[to].verb}
            {to === 'PAID' && ` · ${formatCents(order.totalCents)}`}
          </Button>
        ))}
      </div>
      <OrderFacts order={order} />
      {possible.length > 0 && <SizeChange key={order.version} order={order} />}
      <details className={ui.fold}>
        <summary>History</summary>
        <RowHistory rowId={order.id} />
      </details>
    </div>
  )
}

function OrderFacts({ order }: { order: KitOrderLine }) {
  const facts: Fact[] = [
    ['Order', `${order.quantity} × ${goodsName(useKit(), order)}`],
    ['Total', formatCents(order.totalCents)],
    ['Payment reference', order.paymentReference],
    ['Order number', order.reference],
    [
      'Player',
      <Link key="player" to={`/admin/players/${order.playerId}/registrations`}>
        {order.firstName} {order.lastName}
      </Link>,
    ],
    ['Guardian', <Guardian key="guardian" line={order} />],
    ['Ordered', order.orderDate && datedMoment(order.orderDate)],
    ['Paid', order.paidDate && datedMoment(order.paidDate)],
    ['Handed over', order.deliveredDate && datedMoment(order.deliveredDate)],
    ['Notes', order.notes],
  ]
  return <Facts facts={facts} />
}

/** Too small after all: the family asks, and the club changes the size (K-7). */
function SizeChange({ order }: { order: KitOrderLine }) {
  const [size, setSize] = useState(order.size ?? '')
  const change = useChange((request) =>
    updateRow(request, 'KitOrder', { id: order.id, _version: order.version, size }),
  )
  const kit = useKit()
  const sizes = itemSizes(kit, order.itemType)
  if (chartOf(kit, order.itemType) === 'ONE_SIZE') return null
  const save = () =>
    change.mutate(undefined, {
      onSuccess: () => notify(`${order.firstName} gets size ${size}.`),
      onError: (error) => notifyProblem(plainProblem(error)),
    })
  return (
    <div className={ui.actions}>
      <SelectField
        aria-label="Size"
        value={size}
        options={order.size && !sizes.includes(order.size) ? [order.size, ...sizes] : [...sizes]}
        onChange={({ currentTarget }) => setSize(currentTarget.value)}
      />
      <Button kind="small" disabled={size === order.size} isBusy={change.isPending} onClick={save}>
        Change the size
      </Button>
    </div>
  )
}
