import { basisPointsFromPercent } from '@touchline/domain/pricing/cents.ts'
import { type Discount, discountFrom, discountRefusal } from '@touchline/domain/pricing/discount.ts'
import {
  type DiscountConditions,
  FITTING_CONDITIONS,
  parseConditions,
} from '@touchline/domain/pricing/discount-conditions.ts'
import {
  DISCOUNT_DEFAULTS,
  type DiscountType,
  type FamilyMode,
} from '@touchline/domain/pricing/discount-types.ts'
import type { DiscountLine } from './discount-line.ts'

/** The form of a discount: the raw input. */
export interface DiscountValues extends Record<string, unknown> {
  name: string
  type: DiscountType
  percentage: string
  description: string
  startDate: string
  endDate: string
  isActive: boolean
  priority: string
  stacks: boolean
  minChildren: string
  /** Empty: the club's setting applies. */
  appliesTo: FamilyMode | ''
  serviceMonths: string[]
  registeredBefore: string
  feeIds: string[]
}

export const emptyDiscount: DiscountValues = {
  name: '',
  type: 'SEASONAL',
  percentage: '',
  description: '',
  startDate: '',
  endDate: '',
  isActive: true,
  ...orderOf('SEASONAL'),
  minChildren: '2',
  appliesTo: '',
  serviceMonths: [''],
  registeredBefore: '',
  feeIds: [],
}

/** The default order of a type, and whether it stacks (D-2, D-3). */
export function orderOf(type: DiscountType): { priority: string; stacks: boolean } {
  const { priority, stacks } = DISCOUNT_DEFAULTS[type]
  return { priority: String(priority), stacks }
}

export function discountValues(line: DiscountLine): DiscountValues {
  const read = parseConditions(line.type, line.conditions)
  const conditions: DiscountConditions = 'conditions' in read ? read.conditions : {}
  return {
    name: line.name,
    type: line.type,
    percentage: String(line.percentage),
    description: line.description ?? '',
    startDate: line.startDate ?? '',
    endDate: line.endDate ?? '',
    isActive: line.active !== false,
    priority: String(line.priority ?? DISCOUNT_DEFAULTS[line.type].priority),
    stacks: line.stacks ?? DISCOUNT_DEFAULTS[line.type].stacks,
    minChildren: String(conditions.minChildren ?? 2),
    appliesTo: conditions.appliesTo ?? '',
    serviceMonths: conditions.serviceMonths ?? [''],
    registeredBefore: conditions.registeredBefore ?? '',
    feeIds: line.feeIds,
  }
}

/** Which condition fields belong to a type (D-4). */
export function fitting(type: DiscountType) {
  const { needs, takes } = FITTING_CONDITIONS[type]
  const all = [...needs, ...takes]
  return {
    months: all.includes('serviceMonths'),
    monthsNeeded: needs.includes('serviceMonths'),
    children: all.includes('minChildren'),
    before: all.includes('registeredBefore'),
    beforeNeeded: needs.includes('registeredBefore'),
    manual: all.includes('manual'),
  }
}

function conditionsOf(values: DiscountValues): DiscountConditions {
  const { months, children, before, manual } = fitting(values.type)
  const named = [...new Set(values.serviceMonths.filter(Boolean))].toSorted()
  return {
    ...(children ? { minChildren: Number(values.minChildren) } : {}),
    ...(children && values.appliesTo ? { appliesTo: values.appliesTo } : {}),
    ...(months && named.length > 0 ? { serviceMonths: named } : {}),
    ...(before && values.registeredBefore ? { registeredBefore: values.registeredBefore } : {}),
    ...(manual ? { manual: true as const } : {}),
  }
}

/** The input to send, without id and version. */
export const discountInput = (values: DiscountValues) => ({
  name: values.name.trim(),
  type: values.type,
  percentage: Number(values.percentage),
  description: values.description.trim() || null,
  conditions: JSON.stringify(conditionsOf(values)),
  startDate: values.startDate || null,
  endDate: values.endDate || null,
  active: values.isActive,
  priority: Number(values.priority),
  stacks: values.stacks,
  feeIds: values.feeIds,
})

const rowOf = (id: string, values: DiscountValues) => {
  const { feeIds: _, percentage, ...row } = discountInput(values)
  return { ...row, id, basisPoints: basisPointsFromPercent(percentage) ?? -1 }
}

/** Every invalid field with its sentence, by the club's rules. */
export function discountProblems(values: DiscountValues): Record<string, string> {
  const problems: Record<string, string> = {}
  const fits = fitting(values.type)
  if (values.percentage.trim() === '' || basisPointsFromPercent(Number(values.percentage)) === null)
    problems.percentage = 'Please enter a percentage such as 20 or 12.5.'
  if (!/^\d{1,4}$/.test(values.priority.trim()))
    problems.priority = 'Please enter a whole number; the lowest is applied first.'
  if (fits.children && !/^([2-9]|\d\d)$/.test(values.minChildren.trim()))
    problems.minChildren = 'Please enter 2 or more.'
  if (fits.monthsNeeded && values.serviceMonths.every((month) => !month))
    problems.serviceMonths = 'Please choose at least one month.'
  if (fits.beforeNeeded && !values.registeredBefore)
    problems.registeredBefore = 'Please choose the day families have to register before.'
  const refusal = discountRefusal(rowOf('', values))
  if (refusal && refusal.code !== 'BAD_CONDITIONS') problems[refusal.field] ??= refusal.message
  return problems
}

/** The discount as typed, to be tried out and read back; null while something is invalid. */
export const typedDiscount = (id: string, values: DiscountValues, familyMode: FamilyMode): Discount | null =>
  Object.keys(discountProblems({ ...values, name: values.name || 'This discount' })).length === 0
    ? discountFrom({ ...rowOf(id, values), name: values.name.trim() || 'This discount' }, familyMode)
    : null
