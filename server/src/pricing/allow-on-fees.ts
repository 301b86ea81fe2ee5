import { randomUUID } from 'node:crypto'
import { modelNamed } from '@touchline/domain/models.ts'
import { createByRules } from '../graphql/write/apply.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const AppliableDiscount = modelNamed('AppliableDiscount')

/** Allows a discount on exactly these fees; returns whether anything has changed. */
export async function allowOnFees(
  context: WriteContext,
  discountID: string,
  feeIds: readonly string[],
): Promise<boolean> {
  const where = 'discount_id = $1 and not _deleted order by id'
  const there = await selectRows(context.tx, AppliableDiscount, where, [discountID])
  const gone = there.filter(({ programFeeID }) => !feeIds.includes(programFeeID))
  const fresh = [...new Set(feeIds)].filter((id) => !there.some(({ programFeeID }) => programFeeID === id))
  for (const row of gone) await updateRecorded(context, AppliableDiscount, row, { _deleted: true })
  for (const programFeeID of fresh)
    await createByRules(context, AppliableDiscount, { id: randomUUID(), programFeeID, discountID })
  return gone.length + fresh.length > 0
}
