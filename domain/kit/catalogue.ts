import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './catalogue.texts.ts'
import type { KitItem } from './items.ts'
import { chartOf, type Kit, kitItemNamed, kitItems, madeSizes, productOf } from './product.ts'
import { ONE_SIZE } from './sizes.ts'

export const MAX_KIT_QUANTITY = 10

/** Unit price × quantity. The unit price is frozen in the order (K-4). */
export function kitOrderPrice(
  kit: Kit,
  item: KitItem,
  quantity: number,
): { unitCents: number; totalCents: number } {
  const unitCents = productOf(kit, item).priceCents
  return { unitCents, totalCents: unitCents * quantity }
}

/** What families can buy in the store, cheapest first. */
export const itemsSold = (kit: Kit): KitItem[] =>
  kitItems(kit)
    .filter((item) => productOf(kit, item).isSold)
    .toSorted((a, b) => productOf(kit, a).priceCents - productOf(kit, b).priceCents)

function offered(kit: Kit, item: KitItem): readonly string[] {
  const { sizes } = productOf(kit, item)
  return chartOf(kit, item) === ONE_SIZE
    ? [ONE_SIZE]
    : madeSizes(kit, item).filter((size) => sizes?.includes(size) ?? true)
}

/** Garment sizes of a full kit: those that both its jersey and its shorts come in (K-20). */
const garmentsOfKit = (kit: Kit): readonly string[] => {
  const shorts = offered(kit, 'SHORTS')
  return offered(kit, 'JERSEY_HOME').filter((size) => shorts.includes(size))
}

/** The sizes on offer, smallest first. For a full kit, garment and sock sizes are chosen separately (K-20). */
export const offeredSizes = (kit: Kit, item: KitItem): readonly string[] =>
  item === 'FULL_KIT' ? [...garmentsOfKit(kit), ...offered(kit, 'SOCKS')] : offered(kit, item)

/** The sizes as an order writes them: 'YM/S' for a full kit. */
export function itemSizes(kit: Kit, item: KitItem): readonly string[] {
  if (item !== 'FULL_KIT') return offeredSizes(kit, item)
  const socks = offered(kit, 'SOCKS')
  return garmentsOfKit(kit).flatMap((garment) => socks.map((sock) => `${garment}/${sock}`))
}

export interface KitOrderInput {
  itemType: string
  size?: string | null
  quantity: number
}

export type KitOrderRefusal = Refusal<
  'UNKNOWN_ITEM' | 'NOT_SOLD' | 'SIZE_MISSING' | 'SIZE_NOT_MADE' | 'BAD_QUANTITY'
>

/** null when the order may be placed (K-5). */
export const kitOrderRefusal = (kit: Kit, order: KitOrderInput): KitOrderRefusal | null =>
  kitOrderRefusals(kit, order)[0] ?? null

/** Everything that is wrong with the order, the most important first. */
export function kitOrderRefusals(kit: Kit, { itemType, size, quantity }: KitOrderInput): KitOrderRefusal[] {
  const item = kitItemNamed(kit, itemType)
  if (!item) return [unknownItem()]
  return [saleRefusal(kit, item), sizeRefusal(kit, item, size ?? ''), quantityRefusal(quantity)].filter(
    (refusal) => refusal !== null,
  )
}

/** Only checks what is changed in an existing order, since the club may have stopped selling the rest (K-21). */
export function kitChangeRefusal(
  kit: Kit,
  before: KitOrderInput,
  after: KitOrderInput,
): KitOrderRefusal | null {
  const refusals = kitOrderRefusals(kit, after)
  if (before.itemType !== after.itemType) return refusals[0] ?? null
  const isChanged = (field: string | undefined) =>
    (field === 'size' && (before.size ?? '') !== (after.size ?? '')) ||
    (field === 'quantity' && before.quantity !== after.quantity)
  return refusals.find(({ field }) => isChanged(field)) ?? null
}

const unknownItem = (): KitOrderRefusal =>
  refusalIn(texts, { code: 'UNKNOWN_ITEM', field: 'itemType', sentence: 'unknownItem', facts: {} })

function saleRefusal(kit: Kit, item: KitItem): KitOrderRefusal | null {
  const { isSold, name } = productOf(kit, item)
  if (isSold) return null
  const facts = { item: name }
  return refusalIn(texts, { code: 'NOT_SOLD', field: 'itemType', sentence: 'notSoldAnyMore', facts })
}

function sizeRefusal(kit: Kit, item: KitItem, size: string): KitOrderRefusal | null {
  const field = 'size'
  if (chartOf(kit, item) === ONE_SIZE && size === '') return null
  const hint = sizeHint(kit, item)
  if (size === '')
    return refusalIn(texts, { code: 'SIZE_MISSING', field, sentence: 'sizeToChoose', facts: hint })
  if (itemSizes(kit, item).includes(size)) return null
  const facts = { item: productOf(kit, item).name, size, ...hint }
  return refusalIn(texts, { code: 'SIZE_NOT_MADE', field, sentence: 'noSuchSize', facts })
}

/** For a full kit, garments and socks separately; empty if one size fits all. */
function sizeHint(kit: Kit, item: KitItem): { sizes: readonly string[]; socks: readonly string[] } {
  if (chartOf(kit, item) === ONE_SIZE) return { sizes: [], socks: [] }
  return item === 'FULL_KIT'
    ? { sizes: garmentsOfKit(kit), socks: offered(kit, 'SOCKS') }
    : { sizes: offeredSizes(kit, item), socks: [] }
}

function quantityRefusal(quantity: number): KitOrderRefusal | null {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_KIT_QUANTITY) return null
  const facts = { most: MAX_KIT_QUANTITY }
  return refusalIn(texts, { code: 'BAD_QUANTITY', field: 'quantity', sentence: 'otherQuantity', facts })
}

/** Three full baskets: a large family's orders for a year, and few enough for the desk to look through. */
const MOST_UNPAID = 60

/** null when a family may have this many unpaid orders, the new one included (K-25). */
export function unpaidOrdersRefusal(unpaid: number): Refusal<'TOO_MANY_ORDERS'> | null {
  if (unpaid <= MOST_UNPAID) return null
  const facts = { most: MOST_UNPAID }
  return refusalIn(texts, { code: 'TOO_MANY_ORDERS', field: 'orders', sentence: 'mostUnpaidOrders', facts })
}
