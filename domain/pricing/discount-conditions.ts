import { z } from 'zod'
import { isDay, isMonth } from '../calendar-day.ts'
import { keysOf } from '../records.ts'
import type { Refusal } from '../refusal.ts'
import { listOf } from '../words.ts'
import { type DiscountType, FAMILY_MODES } from './discount-types.ts'

const MONTH_RULE = 'is a month such as "2025-12"'
const DAY_RULE = 'is a day such as "2025-08-01"'
const month = z.string(MONTH_RULE).refine(isMonth, MONTH_RULE)
const conditionsSchema = z.strictObject({
  serviceMonths: z.array(month, 'is a list of months').min(1, 'names at least one month').optional(),
  minChildren: z.int('is a whole number').min(2, 'is 2 or more').optional(),
  appliesTo: z.enum(FAMILY_MODES, 'is "ALL" or "ADDITIONAL"').optional(),
  registeredBefore: z.string(DAY_RULE).refine(isDay, DAY_RULE).optional(),
  manual: z.literal(true, 'is true or left out').optional(),
})

export type DiscountConditions = z.infer<typeof conditionsSchema>
export type Condition = keyof DiscountConditions

/** Which conditions a type requires, and which others it may have (D-4). */
export const FITTING_CONDITIONS: Record<DiscountType, { needs: Condition[]; takes: Condition[] }> = {
  SEASONAL: { needs: ['serviceMonths'], takes: ['registeredBefore'] },
  FAMILY: { needs: [], takes: ['minChildren', 'appliesTo', 'serviceMonths', 'registeredBefore'] },
  EARLY_BIRD: { needs: ['registeredBefore'], takes: ['serviceMonths'] },
  HARDSHIP: { needs: [], takes: ['manual', 'serviceMonths'] },
  VOLUNTEER: { needs: [], takes: ['manual', 'serviceMonths'] },
}

export type ConditionsRefusal = Refusal<'BAD_CONDITIONS'>
const refuse = (message: string): { refusal: ConditionsRefusal } => ({
  refusal: { code: 'BAD_CONDITIONS', field: 'conditions', message },
})

/** Reads the JSON text of `Discount.conditions`; no text at all means no conditions. */
export function parseConditions(
  type: DiscountType,
  text: string | null,
): { conditions: DiscountConditions } | { refusal: ConditionsRefusal } {
  const json = jsonFrom(text?.trim() || '{}')
  if (json === undefined) return refuse('The conditions are not valid JSON. Example: {"minChildren":2}')
  const parsed = conditionsSchema.safeParse(json)
  if (!parsed.success) return refuse(sentenceFor(parsed.error))
  const misfit = misfitSentence(type, parsed.data)
  return misfit ? refuse(misfit) : { conditions: parsed.data }
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sentenceFor(error: z.ZodError): string {
  const issue = error.issues[0]
  if (issue?.code === 'unrecognized_keys') return `There is no condition named ${listOf(issue.keys, 'or')}.`
  if (issue === undefined || issue.path.length === 0)
    return 'The conditions are a JSON object: {"minChildren":2}'
  return `The condition ${String(issue.path[0])} ${issue.message}.`
}

function misfitSentence(type: DiscountType, conditions: DiscountConditions): string | null {
  const { needs, takes } = FITTING_CONDITIONS[type]
  const given = keysOf(conditions)
  const missing = needs.filter((condition) => !given.includes(condition))
  if (missing.length > 0) return `A discount of type ${type} needs the condition ${listOf(missing, 'and')}.`
  const foreign = given.filter((condition) => !needs.includes(condition) && !takes.includes(condition))
  if (foreign.length > 0)
    return `The condition ${listOf(foreign, 'and')} doesn’t apply to a discount of type ${type}.`
  return null
}
