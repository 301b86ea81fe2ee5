import type { KitItem } from '@touchline/domain/kit/items.ts'
import { type Kit, productOf } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import type { StockLevel } from '@touchline/domain/kit/stock-levels.ts'

/** 'Socks, size S', 'Toque' */
export const stockName = (kit: Kit, { item, size }: { item: KitItem; size: string }): string =>
  `${productOf(kit, item).name}${size === ONE_SIZE ? '' : `, size ${size}`}`

/** 'Socks, size S: 1 short, 10 coming' */
export const shortWords = (kit: Kit, level: StockLevel): string =>
  `${stockName(kit, level)}: ${-level.free} short${level.coming > 0 ? `, ${level.coming} coming` : ''}`
