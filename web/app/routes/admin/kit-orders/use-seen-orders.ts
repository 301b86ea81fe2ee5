import { useQueryClient } from '@tanstack/react-query'
import type { KitOrderLine } from '../../../desk/report-lines.ts'

/** The orders that the screen has shown, each in the latest version of it. */
export function useSeenOrders(): () => Map<string, KitOrderLine> {
  const client = useQueryClient()
  return () => {
    const answers = client.getQueriesData<{ items: KitOrderLine[] }>({ queryKey: ['report', '/kit-orders'] })
    const seen = new Map<string, KitOrderLine>()
    for (const order of answers.flatMap(([, answer]) => answer?.items ?? []))
      if ((seen.get(order.id)?.version ?? 0) < order.version) seen.set(order.id, order)
    return seen
  }
}
