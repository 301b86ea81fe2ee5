import { missingConsents } from '@touchline/domain/consents.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { Joining } from '../../../price/family-price.ts'
import type { Agreed } from '../../../registration/consent-boxes.tsx'
import type { Chosen } from './register-draft.ts'

interface Filled {
  chosen: readonly Chosen[]
  joining: readonly Joining[]
  months: readonly string[]
  agreed: Agreed
}

type Problems = Partial<Record<'who' | 'plan' | 'months' | 'consents', string>>

/** What is still missing, step by step. */
export function registerProblems({ chosen, joining, months, agreed }: Filled): Problems {
  const problems: Problems = {}
  if (chosen.length === 0) problems.who = 'Please choose at least one player.'
  const undecided = chosen.filter(({ option }) => !option).map(({ player }) => player.firstName)
  if (undecided.length > 0) problems.plan = `Please choose the days for ${listOf(undecided, 'and')}.`
  const isWithoutMonths = joining.some((one) => isMonthly(one.fee.type) && one.months.length === 0)
  if (months.length > 0 && isWithoutMonths) problems.months = 'Please choose at least one month.'
  const given = (Object.keys(agreed) as (keyof Agreed)[]).filter((text) => agreed[text])
  if (missingConsents(given).length > 0)
    problems.consents = 'Please read and tick the boxes that are not marked optional.'
  return problems
}
