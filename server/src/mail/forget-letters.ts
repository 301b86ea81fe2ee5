import type { Sql } from '../postgres/pool.ts'

/** Long enough to answer "did you ever write to me about this?". */
const KEPT_MS = 90 * 24 * 3_600_000

/** Throws away letters that went out, were given up or ran out long ago; one that still waits to be sent stays. */
export async function forgetLetters(sql: Sql, now: Date): Promise<void> {
  await sql`delete from mail_outbox
            where coalesce(sent_at, failed_at, expires_at) < ${new Date(now.getTime() - KEPT_MS)}`
}
