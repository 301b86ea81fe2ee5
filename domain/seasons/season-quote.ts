import * as texts from '../pricing/price.texts.ts'
import { quote } from '../pricing/quote.ts'
import type { Plan, Quote } from '../pricing/quote-types.ts'
import type { Offer, PricedFee } from './offers.ts'

export interface ChildPlan {
  timesAWeek: 1 | 2
}

interface FamilyPlan {
  children: readonly ChildPlan[]
  months: readonly string[]
  /** The day on which the family would register. */
  today: string
}

/** What this many children would pay for these months, exactly as if they registered that day (C-6). */
export function seasonQuote(offer: Offer, { children, months, today }: FamilyPlan): Quote {
  const registrations = children.flatMap(({ timesAWeek }, n) => {
    const fee = timesAWeek === 1 ? offer.once : offer.twice
    if (!fee) return []
    const id = `child-${n + 1}`
    const player = { id, name: texts.child(n + 1), birthDate: today }
    return [{ id, player, plan: planOf(fee, timesAWeek, today), months, registeredOn: today }]
  })
  return quote({ registrations, others: [] })
}

const planOf = ({ cents, discounts }: PricedFee, timesAWeek: 1 | 2, today: string): Plan => ({
  feeId: timesAWeek === 1 ? 'once' : 'twice',
  feeType: timesAWeek === 1 ? 'MONTHLY_ONCE' : 'MONTHLY_TWICE',
  amountCents: cents,
  programId: 'season',
  programStart: today,
  discounts,
})
