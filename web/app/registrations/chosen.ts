import type { GivenContacts } from '@touchline/domain/families/contacts.ts'
import type { PayPlan } from '@touchline/domain/money/pay-plan.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { monthsToBill } from '@touchline/domain/programs/program-sessions.ts'
import { missingConsents } from '@touchline/domain/registrations/consents.ts'
import { whoWouldWait } from '@touchline/domain/registrations/places-left.ts'
import type { Joining } from '../pricing/family-price.ts'
import type { Agreed } from './consent-boxes.tsx'
import type { OfferedProgram } from './offered-program.ts'
import type { PlanOption } from './plan-options.ts'
import * as texts from './steps.texts.ts'

/** A child on any of the registration forms, with the program for their age. */
export interface Chosen<Player = Joining['player']> {
  player: Player
  program: OfferedProgram
  options: readonly PlanOption[]
  /** Null: no days chosen yet. */
  option: PlanOption | null
  registrationId: string
}

/** What is chosen for all children together. */
export interface ForAll {
  /** Months that were unticked. */
  leftOut: string[]
  agreed: Agreed
  allOrNone: boolean
  /** Asked for if it is not on file. */
  contacts: GivenContacts
  /** Used where the club lets families choose (B-27). */
  payPlan: PayPlan
}

export const NOTHING_CHOSEN: ForAll = {
  leftOut: [],
  agreed: {},
  allOrNone: false,
  contacts: { phone: '', emergencyContact: '', emergencyPhone: '' },
  payPlan: 'MONTHLY',
}

/** The months to choose from: all that are left in the chosen programs. */
export function openMonths(chosen: readonly Chosen[], today: string): string[] {
  const monthly = chosen.filter(({ options }) => options.some(({ fee }) => isMonthly(fee.type)))
  const months = monthly.flatMap(({ program, option }) => monthsToBill(program, today, option?.days))
  return [...new Set(months)].toSorted()
}

/** The children with a plan, ready to be priced and sent. */
export function joiningOf(
  chosen: readonly Chosen[],
  { leftOut, allOrNone }: Pick<ForAll, 'leftOut' | 'allOrNone'>,
  today: string,
): Joining[] {
  const waiting = whoWouldWait(chosen, allOrNone)
  return chosen.flatMap((child) => {
    const { registrationId, player, program, option } = child
    if (!option) return []
    const { fee, days } = option
    const months = monthsToBill(program, today, days).filter((month) => !leftOut.includes(month))
    return [{ registrationId, player, program, fee, days, months, waits: waiting.includes(child) }]
  })
}

/** `months` are the ones to choose from. */
export const monthsProblem = (months: readonly string[], joining: readonly Joining[]): string | undefined =>
  months.length > 0 && joining.some((one) => isMonthly(one.fee.type) && one.months.length === 0)
    ? texts.oneMonthAtLeast
    : undefined

export function consentsProblem(agreed: Agreed): string | undefined {
  const given = (Object.keys(agreed) as (keyof Agreed)[]).filter((text) => agreed[text])
  return missingConsents(given).length > 0 ? texts.tickTheBoxes : undefined
}
