import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { FEE_TYPES } from '@touchline/domain/pricing/fee-types.ts'
import type { Row } from '../../../../data/row.ts'
import { feeNames } from '../../../../desk/status-names.ts'
import type { Difference } from '../../../../ui/table/versions-table.tsx'
import { type ProgramValues, programInput } from './program-values.ts'

const FIELDS: [name: string, label: string][] = [
  ['name', 'Name'],
  ['description', 'Description'],
  ['status', 'Registration'],
  ['startDate', 'First day'],
  ['endDate', 'Last day'],
  ['days', 'Days'],
  ['startTime', 'From'],
  ['endTime', 'To'],
  ['location', 'Where'],
  ['capacity', 'Places'],
  ['minBirthYear', 'Oldest birth year'],
  ['maxBirthYear', 'Youngest birth year'],
]

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? 'none'))

/** How the form differs from the program as somebody else saved it; the refusal includes the fees. */
export function programDifferences(values: ProgramValues, current: Row): Difference[] {
  const mine: Record<string, unknown> = programInput(values)
  const fields = FIELDS.map(([name, field]) => ({
    field,
    yours: shown(mine[name]),
    theirs: shown(current[name]),
  }))
  const amountIn = (fees: unknown, type: string) => {
    const fee = (fees as { type: string; amount: number }[] | undefined)?.find((one) => one.type === type)
    return fee ? formatCents(Math.round(fee.amount * 100)) : 'none'
  }
  const fees = FEE_TYPES.map((type) => ({
    field: `Fee ${feeNames[type].toLowerCase()}`,
    yours: amountIn(mine.fees, type),
    theirs: amountIn(current.fees, type),
  }))
  return [...fields, ...fees].filter(({ yours, theirs }) => yours !== theirs)
}
