import { KIT_ORDER_STATUSES, type KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { BulkBar } from '../../../desk/bulk.tsx'
import { Button } from '../../../ui/button.tsx'
import type { KitOrderLine } from './kit-order-list.ts'
import { movesFrom, moveWords } from './kit-order-words.ts'

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
export function MoveBar({ count, total, orders, onSelectAll, onClear, onMove }: MoveBarProps) {
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
