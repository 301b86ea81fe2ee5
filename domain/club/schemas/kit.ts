import * as z from 'zod'
import { type Kit, offeredSizes } from '../../kit/catalogue.ts'
import { KIT_ITEMS, type KitItem } from '../../kit/items.ts'
import { SHIPPED_KIT } from '../../kit/shipped-kit.ts'
import { CHART_OF, sizesFor } from '../../kit/sizes.ts'
import { cents, shortLine } from './fields.ts'

const product = z.strictObject({
  name: shortLine,
  priceCents: cents,
  isSold: z.boolean('Choose yes or no.'),
})

/** An item that a club has said nothing of, since it came to us later, is as it was shipped. */
const withoutSizes = (item: KitItem) => product.default(SHIPPED_KIT[item])

function withSizes(item: KitItem) {
  const sizes = sizesFor(CHART_OF[item])
  return product
    .extend({
      sizes: z
        .array(z.enum(sizes, `Choose among ${sizes.join(', ')}.`))
        .min(1, 'Tick at least one size. What you no longer sell, set to “no”.'),
    })
    .default({ ...SHIPPED_KIT[item], sizes: [...sizes] })
}

/** What the store sells, under which name, for how much and in which sizes (K-19). Which items there are is ours to say. */
export const kit = z
  .strictObject({
    SOCKS: withSizes('SOCKS'),
    WATER_BOTTLE: withoutSizes('WATER_BOTTLE'),
    SHIN_GUARDS: withSizes('SHIN_GUARDS'),
    TOQUE: withoutSizes('TOQUE'),
    SHORTS: withSizes('SHORTS'),
    JERSEY_HOME: withSizes('JERSEY_HOME'),
    JERSEY_AWAY: withSizes('JERSEY_AWAY'),
    TRAINING_TOP: withSizes('TRAINING_TOP'),
    HOODIE: withSizes('HOODIE'),
    RAIN_JACKET: withSizes('RAIN_JACKET'),
    BALL: withSizes('BALL'),
    BACKPACK: withoutSizes('BACKPACK'),
    FULL_KIT: withoutSizes('FULL_KIT'),
  } satisfies Record<KitItem, z.ZodType>)
  .superRefine((items, context) => {
    const twin = sameName(items)
    if (twin)
      context.addIssue({
        code: 'custom',
        path: [twin, 'name'],
        message: 'Another item has this name. Each needs its own.',
      })
    if (items.FULL_KIT.isSold && !hasGarment(items))
      context.addIssue({
        code: 'custom',
        path: ['FULL_KIT', 'isSold'],
        message: 'The home jersey and the shorts have no size in common, so there can be no full kit.',
      })
  })

const sameName = (items: Kit): KitItem | undefined => {
  const nameOf = (item: KitItem) => items[item].name.toLowerCase()
  return KIT_ITEMS.find((item, n) => KIT_ITEMS.slice(0, n).some((one) => nameOf(one) === nameOf(item)))
}

const hasGarment = (items: Kit): boolean =>
  offeredSizes(items, 'FULL_KIT').some((size) => sizesFor('GARMENT').includes(size))
