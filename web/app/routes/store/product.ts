import { KIT_ITEMS, type KitItem } from '@touchline/domain/kit/items.ts'

/** 'WATER_BOTTLE' → 'water-bottle', as it stands in addresses. */
export const productSlug = (item: KitItem): string => item.toLowerCase().replaceAll('_', '-')

/** The item an address names, however it is written; null for what we do not carry. */
export function productFrom(id: string | undefined): KitItem | null {
  const wanted = id?.toUpperCase().replaceAll('-', '_')
  return KIT_ITEMS.find((item) => item === wanted) ?? null
}
