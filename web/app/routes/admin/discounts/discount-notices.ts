import type { Discount } from '@touchline/domain/pricing/discount.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { Row } from '../../../data/row.ts'
import type { Difference } from '../../../ui/table/versions-table.tsx'
import type { DiscountLine } from './discount-line.ts'
import { type DiscountValues, discountInput } from './discount-values.ts'

/** Warns of another discount of the same kind on the same fees and days, which may have been overlooked. */
export function overlapNotice(
  discount: Discount,
  feeIds: readonly string[],
  lines: readonly DiscountLine[],
): string | null {
  const others = lines.filter(
    (line) =>
      line.id !== discount.id &&
      line.type === discount.type &&
      line.active !== false &&
      line.feeIds.some((id) => feeIds.includes(id)) &&
      (line.startDate ?? '') <= (discount.endDate ?? '9999') &&
      (discount.startDate ?? '') <= (line.endDate ?? '9999'),
  )
  if (others.length === 0) return null
  const names = listOf(
    others.map(({ name }) => name),
    'and',
  )
  const both = discount.stacks ? 'Both apply, one after the other.' : 'A family gets the better one.'
  return `Some of these fees already allow the same kind: ${names}. ${both}`
}

const FIELDS: [name: string, label: string][] = [
  ['name', 'Name'],
  ['type', 'Kind'],
  ['percentage', 'Percent off'],
  ['description', 'Description'],
  ['conditions', 'Conditions'],
  ['startDate', 'First day'],
  ['endDate', 'Last day'],
  ['active', 'Turned on'],
  ['priority', 'Order'],
  ['stacks', 'Combines with others'],
]

const shown = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? 'none')
}

export function discountDifferences(values: DiscountValues, current: Row): Difference[] {
  const mine: Record<string, unknown> = discountInput(values)
  return FIELDS.map(([name, field]) => ({
    field,
    yours: shown(mine[name]),
    theirs: shown(current[name]),
  })).filter(({ yours, theirs }) => yours !== theirs)
}
