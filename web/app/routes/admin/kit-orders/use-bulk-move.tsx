import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import { useState } from 'react'
import type { BulkTask } from '../../../desk/bulk.tsx'
import { type ListValues, useEveryLine } from '../../../desk/desk-list.ts'
import { type KitOrderLine, kitOrderList } from './kit-order-list.ts'
import { needsReason } from './kit-order-words.ts'
import { moveTask } from './move-task.ts'
import { ReasonForMove } from './reason-for-move.tsx'
import { useSeenOrders } from './use-seen-orders.ts'

interface BulkInput {
  values: ListValues
  ids: ReadonlySet<string>
  onEnd: () => void
}

/** Moves all orders that are ticked, on whatever page they are. */
export function useBulkMove({ values, ids, onEnd }: BulkInput) {
  const seen = useSeenOrders()
  const [task, setTask] = useState<BulkTask<KitOrderLine> | null>(null)
  const [run, setRun] = useState(0)
  const [asked, setAsked] = useState<{ orders: KitOrderLine[]; to: KitOrderStatus } | null>(null)
  const begin = (next: BulkTask<KitOrderLine>) => {
    setRun((number) => number + 1)
    setTask(next)
  }
  const every = useEveryLine(kitOrderList, values)
  const chosen = async () => {
    const known = seen()
    if ([...ids].every((id) => known.has(id))) return [...ids].map((id) => known.get(id) as KitOrderLine)
    return (await every()).filter(({ id }) => ids.has(id))
  }
  const move = (orders: readonly KitOrderLine[], to: KitOrderStatus, reason: string | null) =>
    begin(moveTask(orders, { to, reason, startUndo: begin }))
  return {
    task,
    /** Tells one run from the next. */
    run,
    async start(to: KitOrderStatus) {
      const orders = await chosen()
      if (needsReason(to)) setAsked({ orders, to })
      else move(orders, to, null)
    },
    everyId: async (): Promise<ReadonlySet<string>> => new Set((await every()).map(({ id }) => id)),
    close: () => {
      setTask((current) => (current === task ? null : current))
      onEnd()
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
