import { modelNamed } from '@touchline/domain/models.ts'
import { type Discount, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { Plan } from '@touchline/domain/pricing/quote-types.ts'
import { readSettings } from '../club/load-club.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import type { Transaction } from '../postgres/pool.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'
import { discountRow } from '../pricing/discount-row.ts'

interface FeeRow {
  id: string
  type: FeeType
  amount_cents: number
  program_id: string
  start_date: string
  /** The ids of discounts that may be given on it. */
  allowed: string[]
}

/** The prices of these fees, and the discounts allowed on them. */
export async function plansOfFees(tx: Transaction, feeIds: readonly string[]): Promise<Map<string, Plan>> {
  const [fees, discounts] = await inOneGo([
    tx<FeeRow[]>`
      select f.id, f.type, f.amount_cents, g.id as program_id, g.start_date, coalesce(
        (select array_agg(a.discount_id) from appliable_discounts a where a.program_fee_id = f.id and not a._deleted),
        '{}') as allowed
      from program_fees f join programs g on g.id = f.program_fees_id where f.id = any(${[...feeIds]})`,
    discountsOfFees(tx, feeIds),
  ])
  return new Map(
    fees.map((fee): [string, Plan] => {
      const plan = {
        feeId: fee.id,
        feeType: fee.type,
        amountCents: fee.amount_cents,
        programId: fee.program_id,
        programStart: fee.start_date,
        discounts: discounts.filter(({ id }) => fee.allowed.includes(id)),
      }
      return [fee.id, plan]
    }),
  )
}

async function discountsOfFees(tx: Transaction, feeIds: readonly string[]): Promise<Discount[]> {
  const allowed = `id in (select discount_id from appliable_discounts where program_fee_id = any($1) and not _deleted)`
  const [rows, { facts }] = await inOneGo([
    selectRows(tx, modelNamed('Discount'), `${allowed} and not _deleted`, [arrayLiteral(feeIds)]),
    readSettings(tx),
  ])
  return rows.map((row) => discountFrom(discountRow(row), facts.familyMode))
}
