import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { firstKeptDay, firstKeptInstant } from '@touchline/domain/retention/retention.ts'
import type { Sql } from '../postgres/pool.ts'

/** Deletes emails that were sent, given up or expired long ago, but none that is still waiting to be sent. */
export async function forgetEmails(sql: Sql, now: Date): Promise<void> {
  await sql`delete from mail_outbox
            where coalesce(sent_at, failed_at, expires_at) < ${firstKeptInstant('emails', now)} or forget_at < ${now}`
}

/** Removes the recipients of group emails and their files; only the number of recipients remains. */
export async function forgetReceivers(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('groupEmails', clubDay(now))
  await sql`
    update campaign_receivers r set name = '', address = r.id, language = null, field_values = '{}',
      problem = null
    from campaigns c
    where c.id = r.campaign_id and r.address <> r.id and c.status in ('SENT', 'CANCELLED')
      and coalesce(c.finished_at, c.updated_at) < ${clubMidnight(first)}`
  // The attached files could contain personal data.
  await sql`
    delete from campaign_files f using campaigns c
    where c.id = f.campaign_id and c.status in ('SENT', 'CANCELLED')
      and coalesce(c.finished_at, c.updated_at) < ${clubMidnight(first)}`
}

export async function forgetRefusedAddresses(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('refusedAddresses', clubDay(now))
  await sql`delete from mail_refusals where last_at < ${clubMidnight(first)}`
}

/** Deletes visitors' messages to the club. */
export async function forgetMessages(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('messages', clubDay(now))
  await sql`delete from contact_messages where created_at < ${clubMidnight(first)}`
}

/** The same week to confirm as for an account. */
const UNCONFIRMED_DAYS = 7

/** Deletes requests to be notified when registration opens. */
export async function forgetNotices(sql: Sql, now: Date): Promise<void> {
  const today = clubDay(now)
  const [first, unconfirmed] = [firstKeptDay('notices', today), addDays(today, -UNCONFIRMED_DAYS)]
  await sql`
    delete from opening_notices where asked_at
      < case when confirmed_at is null then ${clubMidnight(unconfirmed)} else ${clubMidnight(first)} end`
}
