import type { ShippedItem } from './items.ts'
import type { Kit } from './product.ts'
import * as texts from './shipped-kit.texts.ts'
import { CHART_OF, sizesFor } from './sizes.ts'

/** An item in one size; for the full kit, in the sizes of its parts. */
const sold = (name: string, priceCents: number) => ({ name, priceCents, isSold: true })

/** An item in every size that is made. */
const inSizes = (item: ShippedItem, name: string, priceCents: number) => ({
  ...sold(name, priceCents),
  sizes: [...sizesFor(CHART_OF[item])],
})

/** What a club sells before it changes anything (K-4). Prices include tax and are not discounted. */
export const SHIPPED_KIT = {
  SOCKS: inSizes('SOCKS', texts.socks, 1000),
  WATER_BOTTLE: sold(texts.waterBottle, 1000),
  SHIN_GUARDS: inSizes('SHIN_GUARDS', texts.shinGuards, 1500),
  TOQUE: sold(texts.toque, 1500),
  SHORTS: inSizes('SHORTS', texts.shorts, 1800),
  JERSEY_HOME: inSizes('JERSEY_HOME', texts.homeJersey, 3500),
  JERSEY_AWAY: inSizes('JERSEY_AWAY', texts.awayJersey, 3500),
  TRAINING_TOP: inSizes('TRAINING_TOP', texts.trainingTop, 2200),
  HOODIE: inSizes('HOODIE', texts.hoodie, 3800),
  RAIN_JACKET: inSizes('RAIN_JACKET', texts.rainJacket, 4500),
  BALL: inSizes('BALL', texts.ball, 2200),
  BACKPACK: sold(texts.backpack, 3600),
  FULL_KIT: sold(texts.fullKit, 5800),
  own: [],
} satisfies Kit
