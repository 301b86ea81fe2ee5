import type { Sql } from '../../postgres/pool.ts'

/**
 * Does the work if no other process is at it, and tells whether. The turn hangs on a connection: PostgreSQL passes it on
 * when this process dies.
 */
export async function oneAtATime(sql: Sql, name: string, work: () => Promise<void>): Promise<boolean> {
  const connection = await sql.reserve()
  try {
    const [turn] = await connection`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as mine`
    if (!turn?.mine) return false
    try {
      await work()
    } finally {
      await connection`select pg_advisory_unlock(hashtextextended(${name}, 0))`
    }
    return true
  } finally {
    connection.release()
  }
}
