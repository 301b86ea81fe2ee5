import { isDay } from '../calendar-day.ts'
import { isOneOf } from '../is-one-of.ts'
import type { Refusal } from '../refusal.ts'
import { type DiscountConditions, parseConditions } from './discount-conditions.ts'
import { DISCOUNT_DEFAULTS, DISCOUNT_TYPES, type DiscountType, type FamilyMode } from './discount-types.ts'

/** A discount as it is stored. */
export interface DiscountRow {
  id: string
  name: string
  type: string
  basisPoints: number
  conditions?: string | null
  startDate?: string | null
  endDate?: string | null
  active?: boolean | null
  priority?: number | null
  stacks?: boolean | null
}

/** A discount as pricing needs it, with conditions parsed and defaults filled in. */
export interface Discount {
  id: string
  name: string
  type: DiscountType
  basisPoints: number
  conditions: DiscountConditions
  startDate: string | null
  endDate: string | null
  active: boolean
  priority: number
  stacks: boolean
}

export type DiscountRefusal = Refusal<
  'BAD_NAME' | 'BAD_TYPE' | 'BAD_PERCENTAGE' | 'BAD_DATES' | 'BAD_CONDITIONS'
>

/** null when the club may offer this discount (D-1, D-4). */
export function discountRefusal(row: Omit<DiscountRow, 'id'>): DiscountRefusal | null {
  if (!row.name.trim())
    return { code: 'BAD_NAME', field: 'name', message: 'Please give the discount a name.' }
  if (!isOneOf(DISCOUNT_TYPES, row.type))
    return { code: 'BAD_TYPE', field: 'type', message: `There’s no discount type ${row.type}.` }
  if (!Number.isInteger(row.basisPoints) || row.basisPoints < 0 || row.basisPoints > 10000)
    return {
      code: 'BAD_PERCENTAGE',
      field: 'percentage',
      message: 'The percentage must be between 0 and 100.',
    }
  const badDates = datesRefusal(row)
  if (badDates) return badDates
  const read = parseConditions(row.type, row.conditions ?? null)
  return 'refusal' in read ? read.refusal : null
}

function datesRefusal({ startDate, endDate }: Omit<DiscountRow, 'id'>): Refusal<'BAD_DATES'> | null {
  if (startDate && !isDay(startDate))
    return { code: 'BAD_DATES', field: 'startDate', message: 'The first day isn’t a valid date.' }
  if (endDate && !isDay(endDate))
    return { code: 'BAD_DATES', field: 'endDate', message: 'The last day isn’t a valid date.' }
  if (startDate && endDate && endDate < startDate)
    return { code: 'BAD_DATES', field: 'endDate', message: 'The last day is before the first day.' }
  return null
}

/**
 * Reads a stored row. Throws on one that `discountRefusal` would refuse, since such a row cannot have been saved. If a
 * family discount does not say which children get it, the club's setting decides (D-7).
 */
export function discountFrom(row: DiscountRow, familyMode: FamilyMode): Discount {
  const refusal = discountRefusal(row)
  const { type } = row
  if (refusal || !isOneOf(DISCOUNT_TYPES, type))
    throw new Error(`Discount ${row.id} cannot be used. ${refusal?.message}`)
  const read = parseConditions(type, row.conditions ?? null)
  return {
    id: row.id,
    name: row.name,
    type,
    basisPoints: row.basisPoints,
    conditions: {
      ...(type === 'FAMILY' ? { appliesTo: familyMode } : {}),
      ...('conditions' in read ? read.conditions : {}),
    },
    startDate: row.startDate ?? null,
    endDate: row.endDate ?? null,
    active: row.active ?? true,
    priority: row.priority ?? DISCOUNT_DEFAULTS[type].priority,
    stacks: row.stacks ?? DISCOUNT_DEFAULTS[type].stacks,
  }
}
