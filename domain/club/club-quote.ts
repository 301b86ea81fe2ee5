import type { Discount } from '../pricing/discount.ts'
import { DISCOUNT_DEFAULTS } from '../pricing/discount-types.ts'
import { quote } from '../pricing/quote.ts'
import type { Plan, Quote } from '../pricing/quote-types.ts'
import type { Facts } from './schemas/facts.ts'
import type { Season } from './schemas/season.ts'

export interface ChildPlan {
  timesAWeek: 1 | 2
}

/** What a family of so many children pays in these months, by the prices and discounts of the facts (C-6). */
export function clubQuote(
  { facts, season }: { facts: Facts; season: Season },
  children: readonly ChildPlan[],
  months: readonly string[],
): Quote {
  const registrations = children.map(({ timesAWeek }, n) => ({
    id: `child-${n + 1}`,
    player: { id: `child-${n + 1}`, name: `Child ${n + 1}`, birthDate: season.startDate },
    plan: clubPlan(facts, season, timesAWeek),
    months,
    registeredOn: season.startDate,
  }))
  return quote({ registrations, others: [] })
}

function clubPlan(facts: Facts, season: Season, timesAWeek: 1 | 2): Plan {
  return {
    feeId: timesAWeek === 1 ? 'once' : 'twice',
    feeType: timesAWeek === 1 ? 'MONTHLY_ONCE' : 'MONTHLY_TWICE',
    amountCents: timesAWeek === 1 ? facts.monthlyCents.once : facts.monthlyCents.twice,
    programId: 'season',
    programStart: season.startDate,
    discounts: clubDiscounts(facts),
  }
}

/** Built without the reading of stored rows, which would bring its checks into every visitor's browser. */
function clubDiscounts({ family, special }: Facts): Discount[] {
  const familyDiscount = discountOf('family', 'Family discount', 'FAMILY', family.percent, {
    minChildren: family.minChildren,
    appliesTo: family.appliesTo,
  })
  if (!special) return [familyDiscount]
  const { name, percent, months } = special
  return [discountOf('special', name, 'SEASONAL', percent, { serviceMonths: months }), familyDiscount]
}

const discountOf = (
  id: string,
  name: string,
  type: 'FAMILY' | 'SEASONAL',
  percent: number,
  conditions: Discount['conditions'],
): Discount => ({
  id,
  name,
  type,
  basisPoints: percent * 100,
  conditions,
  startDate: null,
  endDate: null,
  active: true,
  ...DISCOUNT_DEFAULTS[type],
})
