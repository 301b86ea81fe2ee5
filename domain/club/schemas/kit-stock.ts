import * as z from 'zod'
import { KIT_ITEMS } from '../../kit/items.ts'
import { instant, line, list, noTwoAlike, wholeNumber } from './fields.ts'
import { kitItem, sizesToName } from './kit-item.ts'

/** A full kit is no thing on a shelf: it is taken from its parts (K-11). */
const STOCKED_ITEMS = KIT_ITEMS.filter((item) => item !== 'FULL_KIT')

const MOST_PIECES = 10_000
const names = noTwoAlike<{ item: string; size: string }>(({ item, size }) => `${item} ${size}`)

const stockLine = z
  .strictObject({
    item: kitItem(STOCKED_ITEMS),
    size: line,
    /** What was on the shelf when it was counted, and what the supplier has brought since. */
    count: wholeNumber(0, MOST_PIECES),
    /** What was handed over before is not in the count any more. */
    countedAt: instant,
    /** Ordered from the supplier and not here yet. */
    coming: wholeNumber(0, MOST_PIECES),
  })
  .refine(({ item, size }) => sizesToName(item)?.includes(size) ?? true, {
    path: ['size'],
    message: 'This item does not come in that size.',
  })
export type StockLine = z.infer<typeof stockLine>

/** What the club keeps count of, by item and size (K-16); what is not in it is not counted. */
export const kitStock = list(stockLine, { most: 200 }).refine(names.check, names.message)
