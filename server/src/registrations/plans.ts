import { modelNamed } from '@touchline/domain/models.ts'
import { type Discount, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { Plan } from '@touchline/domain/pricing/quote-types.ts'
import { readClub } from '../club/load-club.ts'
import { discountRow } from '../discounts/discount-row.ts'
import { arrayLiteral } from '../graphql/statement.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Transaction } from '../postgres/pool.ts'

export interface FeePlan {
  plan: Plan
  /** Discounts that were asked for besides, and that the fee does not allow (any more). */
  others: Discount[]
}

interface FeeRow {
  id: string
  type: FeeType
  amount_cents: number
  program_id: string
  start_date: string
  /** The discounts that may be given on it, by id. */
  allowed: string[]
}

/** What the club asks for each of these fees, and the discounts it allows on it. */
export async function plansOfFees(
  tx: Transaction,
  feeIds: readonly string[],
  discountIds: readonly string[],
): Promise<Map<string, FeePlan>> {
  const fees = await tx<FeeRow[]>`
    select f.id, f.type, f.amount_cents, g.id as program_id, g.start_date, coalesce(
      (select array_agg(a.discount_id) from appliable_discounts a where a.program_fee_id = f.id and not a._deleted),
      '{}') as allowed
    from program_fees f join programs g on g.id = f.program_fees_id where f.id = any(${[...feeIds]})`
  const allowedIds = fees.flatMap(({ allowed }) => allowed)
  const discounts = await discountsOf(tx, allowedIds, discountIds)
  return new Map(
    fees.map((fee): [string, FeePlan] => {
      const isAllowed = ({ id }: Discount) => fee.allowed.includes(id)
      const plan = {
        feeId: fee.id,
        feeType: fee.type,
        amountCents: fee.amount_cents,
        programId: fee.program_id,
        programStart: fee.start_date,
        discounts: discounts.filter((one) => isAllowed(one) && !one.isDeleted),
      }
      return [fee.id, { plan, others: discounts.filter((one) => !isAllowed(one) || one.isDeleted) }]
    }),
  )
}

/** A discount that was deleted still counts where it was agreed. */
async function discountsOf(
  tx: Transaction,
  allowedIds: readonly string[],
  agreedIds: readonly string[],
): Promise<(Discount & { isDeleted: boolean })[]> {
  const ids = arrayLiteral([...allowedIds, ...agreedIds])
  const rows = await selectRows(tx, modelNamed('Discount'), 'id = any($1)', [ids])
  const { family } = (await readClub(tx)).content.facts
  return rows.map((row) => ({
    ...discountFrom(discountRow(row), family.appliesTo),
    isDeleted: row._deleted === true,
  }))
}
