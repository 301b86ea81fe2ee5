import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { useState } from 'react'
import type { ResourceState } from '../../../desk/use-resource.ts'
import { useKit } from '../../../kit/use-kit.ts'
import type { KitOrderLine } from './kit-order-list.ts'
import { needsReason, orderName } from './kit-order-words.ts'
import { moveTask } from './move-task.ts'
import { ReasonForMove } from './reason-for-move.tsx'
import { useSeenOrders } from './use-seen-orders.ts'

/** Moves all orders that are ticked, on whatever page they are. */
export function useBulkMove({
  ids,
  every,
  start,
}: Pick<ResourceState<KitOrderLine>, 'ids' | 'every' | 'start'>) {
  const seen = useSeenOrders()
  const kit = useKit()
  const nameOf = (order: KitOrderLine) => orderName(kit, order)
  const [asked, setAsked] = useState<{ orders: KitOrderLine[]; to: KitOrderStatus } | null>(null)
  const chosen = async () => {
    const known = seen()
    const orders = [...ids].flatMap((id) => known.get(id) ?? [])
    if (orders.length === ids.size || !every) return orders
    return (await every()).filter(({ id }) => ids.has(id))
  }
  const move = (orders: readonly KitOrderLine[], to: KitOrderStatus, reason: string | null) =>
    start(moveTask(orders, { to, nameOf, reason, startUndo: start }))
  return {
    async start(to: KitOrderStatus) {
      const orders = await chosen()
      if (needsReason(to)) setAsked({ orders, to })
      else move(orders, to, null)
    },
    dialog: asked && (
      <ReasonForMove
        {...asked}
        onConfirm={async (reason) => move(asked.orders, asked.to, reason)}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
