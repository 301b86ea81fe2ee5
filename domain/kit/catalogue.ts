import { isOneOf } from '../is-one-of.ts'
import type { Refusal } from '../refusal.ts'
import { KIT_ITEMS, type KitItem } from './items.ts'
import { ONE_SIZE, type SizeChart, sizesFor } from './sizes.ts'

export interface KitProduct {
  label: string
  priceCents: number
  sizeChart: SizeChart
}

/** rules.md K-4. Prices include tax; discounts do not touch them. */
export const KIT_CATALOGUE: Record<KitItem, KitProduct> = {
  SOCKS: { label: 'Socks', priceCents: 1000, sizeChart: 'SOCKS' },
  WATER_BOTTLE: { label: 'Water bottle', priceCents: 1000, sizeChart: 'ONE_SIZE' },
  SHIN_GUARDS: { label: 'Shin guards', priceCents: 1500, sizeChart: 'SHIN_GUARDS' },
  TOQUE: { label: 'Toque', priceCents: 1500, sizeChart: 'ONE_SIZE' },
  SHORTS: { label: 'Shorts', priceCents: 1800, sizeChart: 'GARMENT' },
  JERSEY_HOME: { label: 'Home jersey', priceCents: 3500, sizeChart: 'GARMENT' },
  JERSEY_AWAY: { label: 'Away jersey', priceCents: 3500, sizeChart: 'GARMENT' },
  TRAINING_TOP: { label: 'Training top', priceCents: 2200, sizeChart: 'GARMENT' },
  HOODIE: { label: 'Hoodie', priceCents: 3800, sizeChart: 'GARMENT' },
  RAIN_JACKET: { label: 'Rain jacket', priceCents: 4500, sizeChart: 'GARMENT' },
  BALL: { label: 'Ball', priceCents: 2200, sizeChart: 'BALL' },
  BACKPACK: { label: 'Backpack', priceCents: 3600, sizeChart: 'ONE_SIZE' },
  FULL_KIT: { label: 'Full kit', priceCents: 5800, sizeChart: 'GARMENT_AND_SOCKS' },
}

export const MAX_KIT_QUANTITY = 10

/** Unit price × quantity; the unit price is frozen in the order (K-4). */
export function kitOrderPrice(item: KitItem, quantity: number): { unitCents: number; totalCents: number } {
  const unitCents = KIT_CATALOGUE[item].priceCents
  return { unitCents, totalCents: unitCents * quantity }
}

/** The sizes of an item, smallest first. */
export const itemSizes = (item: KitItem): readonly string[] => sizesFor(KIT_CATALOGUE[item].sizeChart)

export interface KitOrderInput {
  itemType: string
  size?: string | null
  quantity: number
}

export type KitOrderRefusal = Refusal<'UNKNOWN_ITEM' | 'SIZE_MISSING' | 'SIZE_NOT_MADE' | 'BAD_QUANTITY'>

const isKitItem = (item: string): item is KitItem => isOneOf(KIT_ITEMS, item)

/** null when the order may be placed (K-5). */
export const kitOrderRefusal = (order: KitOrderInput): KitOrderRefusal | null =>
  kitOrderRefusals(order)[0] ?? null

/** All that stands in its way, the first thing first. */
export function kitOrderRefusals({ itemType, size, quantity }: KitOrderInput): KitOrderRefusal[] {
  if (!isKitItem(itemType)) return [UNKNOWN_ITEM]
  return [sizeRefusal(itemType, size ?? ''), quantityRefusal(quantity)].filter((refusal) => refusal !== null)
}

const UNKNOWN_ITEM: KitOrderRefusal = {
  code: 'UNKNOWN_ITEM',
  field: 'itemType',
  message: 'We do not carry this item. Please look in the store.',
}

function sizeRefusal(item: KitItem, size: string): KitOrderRefusal | null {
  const { label, sizeChart } = KIT_CATALOGUE[item]
  if (sizeChart === ONE_SIZE && size === '') return null
  if (size === '')
    return {
      code: 'SIZE_MISSING',
      field: 'size',
      message: `Please choose a size: ${sizeHint(item)}.`,
    }
  if (itemSizes(item).includes(size)) return null
  return {
    code: 'SIZE_NOT_MADE',
    field: 'size',
    message: `${label}: there is no size ${size}. Sizes: ${sizeHint(item)}.`,
  }
}

function sizeHint(item: KitItem): string {
  const { sizeChart } = KIT_CATALOGUE[item]
  if (sizeChart === ONE_SIZE) return 'one size fits all'
  if (sizeChart !== 'GARMENT_AND_SOCKS') return sizesFor(sizeChart).join(', ')
  return `jersey ${sizesFor('GARMENT').join(', ')} and socks ${sizesFor('SOCKS').join(', ')}, written as YM/S`
}

function quantityRefusal(quantity: number): KitOrderRefusal | null {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_KIT_QUANTITY) return null
  const message = `You can order 1 to ${MAX_KIT_QUANTITY} of an item. For more, please ask us.`
  return { code: 'BAD_QUANTITY', field: 'quantity', message }
}
