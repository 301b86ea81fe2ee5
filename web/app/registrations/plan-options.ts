import type { Weekday } from '@touchline/domain/calendar-day.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import { type Dated, monthsToBill, programDays } from '@touchline/domain/programs/program-sessions.ts'
import { listOf, weekdayName } from '@touchline/domain/words.ts'
import type { OfferedFee, OfferedProgram } from './offered-program.ts'
import * as texts from './steps.texts.ts'

/** One way to take part: which days, for which fee. */
export interface PlanOption {
  id: string
  fee: OfferedFee
  days: string[]
  name: string
}

const ONCE_NAMES: Partial<Record<FeeType, string>> = {
  EVENT: texts.wholeEvent,
  TRIAL: texts.oneFreeVisit,
}

type Planned = Dated & Pick<OfferedProgram, 'fees'>

/** Saturday, Sunday or both; or the event as a whole. A day without sessions left is no longer offered (S-3). */
export function planOptions(program: Planned, today: string): PlanOption[] {
  const days = programDays(program).filter((day) => monthsToBill(program, today, [day]).length > 0)
  return program.fees.flatMap((fee) =>
    dayChoices(fee.type, days).map((chosen) => ({
      id: planId(fee.type, chosen),
      fee,
      days: [...chosen],
      name:
        ONCE_NAMES[fee.type] ??
        listOf(
          chosen.map((day) => weekdayName(day as Weekday)),
          'and',
        ),
    })),
  )
}

/** The same choice has the same id in every program, whatever the order of its days. */
export const planId = (type: FeeType, days: readonly string[]): string => [type, ...days.toSorted()].join(' ')

function dayChoices(type: FeeType, days: readonly string[]): (readonly string[])[] {
  if (type === 'MONTHLY_ONCE') return days.map((day) => [day])
  if (type !== 'MONTHLY_TWICE') return [[]]
  return days.flatMap((first, n) => days.slice(n + 1).map((second) => [first, second]))
}
