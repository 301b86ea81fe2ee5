import type { Kit } from './catalogue.ts'
import type { KitItem } from './items.ts'
import { CHART_OF, sizesFor } from './sizes.ts'

/** In one size; or, of the full kit, in the sizes of its parts. */
const sold = (name: string, priceCents: number) => ({ name, priceCents, isSold: true })

/** In every size that is made. */
const inSizes = (item: KitItem, name: string, priceCents: number) => ({
  ...sold(name, priceCents),
  sizes: [...sizesFor(CHART_OF[item])],
})

/** What a club sells that has changed nothing (K-4). Prices include tax; discounts do not touch them. */
export const SHIPPED_KIT = {
  SOCKS: inSizes('SOCKS', 'Socks', 1000),
  WATER_BOTTLE: sold('Water bottle', 1000),
  SHIN_GUARDS: inSizes('SHIN_GUARDS', 'Shin guards', 1500),
  TOQUE: sold('Toque', 1500),
  SHORTS: inSizes('SHORTS', 'Shorts', 1800),
  JERSEY_HOME: inSizes('JERSEY_HOME', 'Home jersey', 3500),
  JERSEY_AWAY: inSizes('JERSEY_AWAY', 'Away jersey', 3500),
  TRAINING_TOP: inSizes('TRAINING_TOP', 'Training top', 2200),
  HOODIE: inSizes('HOODIE', 'Hoodie', 3800),
  RAIN_JACKET: inSizes('RAIN_JACKET', 'Rain jacket', 4500),
  BALL: inSizes('BALL', 'Ball', 2200),
  BACKPACK: sold('Backpack', 3600),
  FULL_KIT: sold('Full kit', 5800),
} satisfies Kit
