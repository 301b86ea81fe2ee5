import { errorCode } from '../../error-code.ts'
import { sumOwnAccounts } from '../../money/account-sums.ts'
import { type Begin, type Sql, type Transaction, transacted } from '../../postgres/pool.ts'

export const DEADLOCK = '40P01'
/** Raised by migration 156 if the month was closed during the booking (B-17). */
const MONTH_CLOSED = 'BK001'
const SECOND_LOOK = [DEADLOCK, MONTH_CLOSED]
/** A retry can run into the same deadlock again, because PostgreSQL does not order the two transactions. */
const ATTEMPTS = 5

/**
 * Runs a write in its own transaction. If PostgreSQL aborts it because of a deadlock, it is retried. If a month was
 * closed meanwhile, the retry sees that and refuses with a message. Bookings are added to the club's totals once they
 * are committed.
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
