import * as z from 'zod'
import { offeredSizes } from '../../kit/catalogue.ts'
import { KIT_ITEMS, type ShippedItem } from '../../kit/items.ts'
import type { Kit } from '../../kit/product.ts'
import { SHIPPED_KIT } from '../../kit/shipped-kit.ts'
import { CHART_OF, ONE_SIZE, sizesFor } from '../../kit/sizes.ts'
import { cents, list, noTwoAlike, shortLine, slug, word } from './fields.ts'

const product = z.strictObject({
  name: shortLine,
  priceCents: cents,
  isSold: z.boolean('Choose yes or no.'),
})

/** An item added after the club saved its kit falls back to how it was shipped. */
const withoutSizes = (item: ShippedItem) => product.default(SHIPPED_KIT[item])

function withSizes(item: ShippedItem) {
  const sizes = sizesFor(CHART_OF[item])
  return product
    .extend({
      sizes: z
        .array(z.enum(sizes, `Choose from ${sizes.join(', ')}.`))
        .min(1, 'Tick at least one size. If you no longer sell it, choose “no”.'),
    })
    .default({ ...SHIPPED_KIT[item], sizes: [...sizes] })
}

const sizeNames = noTwoAlike<string>((size) => size.toLowerCase())
const ids = noTwoAlike<{ id: string }>(({ id }) => id)

/** An item of the club's own. Without sizes it comes in one size (K-22). */
const own = product.extend({
  sizes: list(
    word.refine((size) => size !== ONE_SIZE, 'Leave the sizes empty if it comes in one size.'),
    { most: 20 },
  ).refine(sizeNames.check, 'Two of these sizes are the same.'),
  id: slug.max(40, 'This is too long: at most 40 characters.'),
})

/** What the store sells: name, price and sizes of each item (K-19, K-22). */
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
    own: list(own, { most: 40 }).refine(ids.check, 'Two of these have the same address.').default([]),
  } satisfies Record<ShippedItem | 'own', z.ZodType>)
  .superRefine((items, context) => {
    const twin = sameName(items)
    if (twin)
      context.addIssue({
        code: 'custom',
        path: [...twin, 'name'],
        message: 'Another item has this name. Each needs its own.',
      })
    if (items.FULL_KIT.isSold && !hasGarment(items))
      context.addIssue({
        code: 'custom',
        path: ['FULL_KIT', 'isSold'],
        message: 'The home jersey and the shorts have no size in common, so there can be no full kit.',
      })
  })

/** The place of the second of two items with the same name. */
function sameName(items: Kit): (string | number)[] | undefined {
  const named = [
    ...KIT_ITEMS.map((item) => ({ place: [item], name: items[item].name.toLowerCase() })),
    ...items.own.map(({ name }, n) => ({ place: ['own', n], name: name.toLowerCase() })),
  ]
  return named.find(({ name }, n) => named.slice(0, n).some((one) => one.name === name))?.place
}

const hasGarment = (items: Kit): boolean =>
  offeredSizes(items, 'FULL_KIT').some((size) => sizesFor('GARMENT').includes(size))
