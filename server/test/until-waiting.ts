import type { Sql } from '../src/postgres/pool.ts'

/** Until somebody in this database waits for a lock, or as many as are named. */
export async function untilWaiting(sql: Sql, atLeast = 1): Promise<void> {
  for (;;) {
    const waiting = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    if (waiting.length >= atLeast) return
  }
}
