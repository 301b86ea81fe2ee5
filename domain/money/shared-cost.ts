import { formatCents } from '../pricing/cents.ts'
import { accountOf } from './dues.ts'
import { type Entry, standing } from './entry.ts'
import * as texts from './shared-cost.texts.ts'

/** Funds that many clubs in British Columbia work with. The desk types the name of any other. */
export const KNOWN_FUNDS = ['KidSport', 'Jumpstart'] as const

/** How the cost of one item is split between the family and each fund (B-23). */
export interface SharedCost {
  itemId: string
  familyCents: number
  funds: { name: string; cents: number }[]
}

interface HelpEntry extends Entry {
  payer: string | null
}

export function sharedCosts(entries: readonly HelpEntry[]): SharedCost[] {
  const { dues } = accountOf(entries)
  const help = standing(entries).filter(({ kind, itemId }) => kind === 'FUND_HELP' && itemId !== null)
  return [...Map.groupBy(help, ({ itemId }) => itemId ?? '')].map(([itemId, some]) => ({
    itemId,
    familyCents: sum(dues.filter((due) => due.itemId === itemId)),
    funds: [...Map.groupBy(some, ({ payer }) => payer ?? texts.aFund)].map(([name, parts]) => ({
      name,
      cents: sum(parts),
    })),
  }))
}

const sum = (parts: readonly { cents: number }[]) => parts.reduce((all, { cents }) => all + cents, 0)

/** 'You pay $40.00; KidSport pays $200.00.' */
export function sharedWords({ familyCents, funds }: SharedCost, isFamily = true): string {
  const parts = funds.map(({ name, cents }) => texts.fundPays(name, formatCents(cents)))
  const amount = formatCents(familyCents)
  return isFamily ? texts.youPay(amount, parts) : texts.familyPays(amount, parts)
}
