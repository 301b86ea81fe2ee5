import { firstKeptInstant } from '@touchline/domain/retention/retention.ts'
import type { Sql } from '../../postgres/pool.ts'

/** Throws away emails that went out, were given up or ran out long ago; one that still waits to be sent stays. */
export async function forgetEmails(sql: Sql, now: Date): Promise<void> {
  await sql`delete from mail_outbox
            where coalesce(sent_at, failed_at, expires_at) < ${firstKeptInstant('emails', now)} or forget_at < ${now}`
}
