import { storedSettings } from '@touchline/domain/club/content.ts'
import { ownItem } from '@touchline/domain/kit/items.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

interface Setting {
  key: string
  value: string
}

/** An item of the club's own that somebody has ordered can be taken out of the store, and stays on record (K-24). */
export async function checkOrderedItems(
  { tx }: WriteContext,
  before: Setting,
  after: Setting | null,
): Promise<void> {
  const kept = new Set(ownItemsOf(after).map(({ id }) => id))
  const removed = ownItemsOf(before).filter(({ id }) => !kept.has(id))
  if (removed.length === 0) return
  const types = removed.map(({ id }) => ownItem(id))
  const [ordered] = await tx<{ type: string }[]>`
    select item_type as type from kit_orders where item_type = any(${types}) limit 1`
  const item = removed.find(({ id }) => ownItem(id) === ordered?.type)
  if (item)
    refuse({
      code: 'ITEM_ORDERED',
      field: 'value',
      message: `Families have ordered ${item.name}, so it can’t be removed. Set “In the store” to “No” instead.`,
    })
}

const ownItemsOf = (setting: Setting | null) =>
  setting?.key === 'kit' ? storedSettings([setting]).kit.own : []
