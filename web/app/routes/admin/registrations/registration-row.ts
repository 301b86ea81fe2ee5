import { WEEKDAYS, type Weekday } from '@touchline/domain/calendar-day.ts'
import type { AgeRule } from '@touchline/domain/players/age-group.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { birthYearRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { weekdayName } from '@touchline/domain/words.ts'
import { feeNames } from '../../../desk/status-names.ts'
import type { RegistrationLine } from './registration-list.ts'

/** 'Sat', 'Sat and Sun', or the kind of fee if no days are chosen. */
export function planName({ feeType, days }: Pick<RegistrationLine, 'feeType' | 'days'>): string {
  if (!isMonthly(feeType) || !days?.length) return feeNames[feeType]
  const order = (day: string) => (WEEKDAYS.indexOf(day as Weekday) + 1) % 7
  return days
    .toSorted((a, b) => order(a) - order(b))
    .map((day) => weekdayName(day as Weekday).slice(0, 3))
    .join(' + ')
}

/** Why the age does not fit, or null. */
export const ageProblem = (row: RegistrationLine, ages: AgeRule): string | null =>
  birthYearRefusal({ player: row, program: { ...row, name: row.program }, ages })?.message ?? null
