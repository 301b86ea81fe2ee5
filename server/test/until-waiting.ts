import type { Sql } from '../src/postgres/pool.ts'

/** Resolves when somebody in this database, or at least this many, wait for a lock. */
export async function untilWaiting(sql: Sql, atLeast = 1): Promise<void> {
  for (;;) {
    const waiting = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    if (waiting.length >= atLeast) return
  }
}
