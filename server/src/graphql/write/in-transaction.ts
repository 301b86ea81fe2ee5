import { errorCode } from '../../error-code.ts'
import { sumOwnAccounts } from '../../money/account-sums.ts'
import { type Begin, type Sql, type Transaction, transacted } from '../../postgres/pool.ts'

export const DEADLOCK = '40P01'
/** Of migration 156: somebody has closed the month while this was being booked (B-17). */
const MONTH_CLOSED = 'BK001'
const SECOND_LOOK = [DEADLOCK, MONTH_CLOSED]
/** Who begins anew can meet the same neighbour again: PostgreSQL does not say whose turn it is. */
const ATTEMPTS = 5

/**
 * Runs a write in a transaction of its own. Two that wait for each other are parted by PostgreSQL: one is undone, and
 * has its turn when the other is through. Who lost against the closing of a month looks again and is told so. What it
 * has booked is in the sums of the club when it is committed.
 */
export async function inTransaction<Result>(
  sql: Sql,
  write: (tx: Transaction) => Promise<Result>,
  begin?: Begin,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transacted(
        sql,
        async (tx) => {
          const result = await write(tx)
          await sumOwnAccounts(tx)
          return result
        },
        begin,
      )
    } catch (error) {
      if (!SECOND_LOOK.includes(errorCode(error) ?? '') || attempt === ATTEMPTS) throw error
    }
  }
}
