import { useQueryClient } from '@tanstack/react-query'
import { type KitOrderLine, kitOrderList } from './kit-order-list.ts'

/** The orders that the screen has shown, each in its latest version. */
export function useSeenOrders(): () => Map<string, KitOrderLine> {
  const client = useQueryClient()
  return () => {
    const answers = client.getQueriesData<{ items: KitOrderLine[] }>({
      queryKey: ['list', kitOrderList.model],
    })
    const seen = new Map<string, KitOrderLine>()
    for (const order of answers.flatMap(([, answer]) => answer?.items ?? []))
      if ((seen.get(order.id)?.version ?? 0) < order.version) seen.set(order.id, order)
    return seen
  }
}
