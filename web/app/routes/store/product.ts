import type { KitItem } from '@touchline/domain/kit/items.ts'
import { type Kit, kitItemNamed } from '@touchline/domain/kit/product.ts'

/** 'WATER_BOTTLE' → 'water-bottle', as it stands in addresses. */
export const productSlug = (item: KitItem): string => item.toLowerCase().replaceAll('_', '-')

/** The item named in an address, however it is written; null for an unknown item. */
export const productFrom = (kit: Kit, id: string | undefined): KitItem | null =>
  kitItemNamed(kit, (id ?? '').toUpperCase().replaceAll('-', '_'))
