import * as z from 'zod'
import { KIT_ITEMS } from '../../kit/items.ts'
import { instant, line, list, noTwoAlike, wholeNumber } from './fields.ts'
import { kitItem, sizesToName } from './kit-item.ts'

/** A full kit is not stocked as such: it is made up from its parts (K-11). */
const STOCKED_ITEMS = KIT_ITEMS.filter((item) => item !== 'FULL_KIT')

const MOST_PIECES = 10_000
const names = noTwoAlike<{ item: string; size: string }>(({ item, size }) => `${item} ${size}`)

const stockLine = z
  .strictObject({
    item: kitItem(STOCKED_ITEMS),
    size: line,
    /** What was on the shelf at the last count, plus what the supplier has delivered since. */
    count: wholeNumber(0, MOST_PIECES),
    /** Anything handed over before this is no longer part of the count. */
    countedAt: instant,
    /** Ordered from the supplier but not delivered yet. */
    coming: wholeNumber(0, MOST_PIECES),
  })
  .refine(({ item, size }) => sizesToName(item)?.includes(size) ?? true, {
    path: ['size'],
    message: 'This item doesn’t come in that size.',
  })
export type StockLine = z.infer<typeof stockLine>

/** The stock the club keeps count of, by item and size (K-16). Anything not listed is not counted. */
export const kitStock = list(stockLine, { most: 200 }).refine(names.check, names.message)
