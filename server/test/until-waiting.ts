import type { Sql } from '../src/postgres/pool.ts'

/** Until somebody in this database waits for a lock. */
export async function untilWaiting(sql: Sql): Promise<void> {
  for (;;) {
    const [waiting] = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    if (waiting) return
  }
}
