import type { Sql, Transaction } from '../../postgres/pool.ts'

const DEADLOCK = '40P01'
const ATTEMPTS = 3

/**
 * Runs a write in a transaction of its own. Two that wait for each other are parted by PostgreSQL: one is undone, and
 * has its turn when the other is through.
 */
export async function inTransaction<Result>(
  sql: Sql,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await sql.begin(write)) as Result
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === ATTEMPTS) throw error
    }
  }
}
