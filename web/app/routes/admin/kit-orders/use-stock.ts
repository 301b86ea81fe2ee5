import { storedSettings } from '@touchline/domain/club/content.ts'
import type { StockLine } from '@touchline/domain/club/schemas/kit-stock.ts'
import {
  bookStock,
  type StockBooking,
  type StockLevel,
  stockLevels,
} from '@touchline/domain/kit/stock-levels.ts'
import type { Pieces } from '@touchline/domain/kit/supplier-totals.ts'
import { useData } from '../../../area/area-data.tsx'
import { currentInstant } from '../../../club/club-now.ts'
import type { Request } from '../../../data/request.ts'
import { type KeptSetting, keepSetting, keptSetting } from '../../../desk/club-setting.ts'
import { useWholeList } from '../../../desk/desk-list.ts'
import type { Loaded } from '../../../ui/list-states.tsx'
import { kitOrderPieces } from './kit-order-list.ts'

export interface Stock {
  kept: KeptSetting | null
  lines: StockLine[]
  levels: StockLevel[]
}

/** What is on the shelf, whatever the season: last year's shirts are still there. */
export function useStock(): Loaded<Stock> {
  const setting = useData(['kit stock'], (request) => keptSetting(request, 'kitStock'))
  const orders = useWholeList(kitOrderPieces, {})
  const kept = setting.data
  const items = orders.data?.items
  const data = kept === undefined || !items ? undefined : stockOf(kept, items)
  return {
    data,
    error: setting.error ?? orders.error,
    isFetching: setting.isFetching || orders.isFetching,
    refetch: () => Promise.all([setting.refetch(), orders.refetch()]),
  }
}

function stockOf(kept: KeptSetting | null, orders: Parameters<typeof stockLevels>[1]): Stock {
  const lines = linesOf(kept)
  return { kept, lines, levels: stockLevels(lines, orders) }
}

const linesOf = (kept: KeptSetting | null): StockLine[] => storedSettings(kept ? [kept] : []).kitStock

interface ToBook {
  booking: StockBooking
  pieces: readonly Pieces[]
}

/** Books on top of the current stock, so that two people who book at once both count. */
export async function keepBooking(request: Request, { booking, pieces }: ToBook): Promise<void> {
  const over = await keptSetting(request, 'kitStock')
  const value = bookStock(linesOf(over), booking, pieces, currentInstant().toISOString())
  await keepSetting(request, { key: 'kitStock', value, over, published: false })
}
