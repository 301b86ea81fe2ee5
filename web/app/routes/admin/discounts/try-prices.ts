import type { Discount } from '@touchline/domain/pricing/discount.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import { quote } from '@touchline/domain/pricing/quote.ts'
import type { Plan, Quote } from '@touchline/domain/pricing/quote-types.ts'

export interface SampleFee {
  id: string
  type: FeeType
  amountCents: number
  /** The discounts that the saved fee allows. */
  discounts: readonly Discount[]
}

interface Sample {
  /** The fee of each child: the cheapest or the most expensive. */
  children: readonly ('once' | 'twice')[]
  name: string
}

const SAMPLES: Sample[] = [
  { name: 'One child, once a week', children: ['once'] },
  { name: 'One child, twice a week', children: ['twice'] },
  { name: 'Two children, once a week', children: ['once', 'once'] },
  { name: 'One once, one twice a week', children: ['once', 'twice'] },
  { name: 'Three children, once a week', children: ['once', 'once', 'once'] },
]
const NAMES = ['Ada', 'Bo', 'Cleo']

interface Trial {
  fees: readonly SampleFee[]
  programStart: string
  months: readonly string[]
  registeredOn: string
  discount: Discount
  /** The fees that would allow it. */
  feeIds: readonly string[]
}

export interface TriedFamily {
  name: string
  without: Quote
  with: Quote
}

/** What sample families would pay with the discount as typed, and without it. */
export function tryPrices(trial: Trial): TriedFamily[] {
  const monthly = trial.fees.filter(({ type }) => type === 'MONTHLY_ONCE' || type === 'MONTHLY_TWICE')
  const once = monthly.find(({ type }) => type === 'MONTHLY_ONCE') ?? trial.fees[0]
  const twice = monthly.find(({ type }) => type === 'MONTHLY_TWICE')
  return SAMPLES.flatMap(({ name, children }) => {
    const fees = children.map((plan) => (plan === 'once' ? once : twice))
    if (fees.some((fee) => fee === undefined)) return []
    const priced = (isGiven: boolean) => priceOf(trial, fees as SampleFee[], isGiven)
    return [{ name, without: priced(false), with: priced(true) }]
  })
}

function priceOf(trial: Trial, fees: readonly SampleFee[], isGiven: boolean): Quote {
  const { discount, months, registeredOn } = trial
  return quote({
    registrations: fees.map((fee, n) => ({
      id: `child-${n}`,
      player: { id: `child-${n}`, name: NAMES[n] ?? '', birthDate: `201${n}-01-01` },
      plan: planOf(trial, fee, isGiven),
      months,
      registeredOn,
      manualDiscountIds: [discount.id],
    })),
    others: [],
  })
}

function planOf({ programStart, discount, feeIds }: Trial, fee: SampleFee, isGiven: boolean): Plan {
  const others = fee.discounts.filter(({ id }) => id !== discount.id)
  const isAllowed = isGiven && feeIds.includes(fee.id)
  return {
    feeId: fee.id,
    feeType: fee.type,
    amountCents: fee.amountCents,
    programId: 'sample',
    programStart,
    discounts: isAllowed ? [...others, discount] : others,
  }
}
