import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { firstKeptDay, firstKeptInstant } from '@touchline/domain/retention/retention.ts'
import type { Sql } from '../postgres/pool.ts'

/** Throws away emails that went out, were given up or ran out long ago; one that still waits to be sent stays. */
export async function forgetEmails(sql: Sql, now: Date): Promise<void> {
  await sql`delete from mail_outbox
            where coalesce(sent_at, failed_at, expires_at) < ${firstKeptInstant('emails', now)} or forget_at < ${now}`
}

/** Who got which email to a group, and its files: that so many got it is left, not who. */
export async function forgetReceivers(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('groupEmails', clubDay(now))
  await sql`
    update campaign_receivers r set name = '', address = r.id, language = null, field_values = '{}',
      problem = null
    from campaigns c
    where c.id = r.campaign_id and r.address <> r.id and c.status in ('SENT', 'CANCELLED')
      and coalesce(c.finished_at, c.updated_at) < ${clubMidnight(first)}`
  // Nobody knows what is in the files that went with it.
  await sql`
    delete from campaign_files f using campaigns c
    where c.id = f.campaign_id and c.status in ('SENT', 'CANCELLED')
      and coalesce(c.finished_at, c.updated_at) < ${clubMidnight(first)}`
}

export async function forgetRefusedAddresses(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('refusedAddresses', clubDay(now))
  await sql`delete from mail_refusals where last_at < ${clubMidnight(first)}`
}

/** What visitors wrote to the club. */
export async function forgetMessages(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('messages', clubDay(now))
  await sql`delete from contact_messages where created_at < ${clubMidnight(first)}`
}

/** A week to confirm it, as with an account. */
const UNCONFIRMED_DAYS = 7

/** Those who asked to hear when registration opens. */
export async function forgetNotices(sql: Sql, now: Date): Promise<void> {
  const today = clubDay(now)
  const [first, unconfirmed] = [firstKeptDay('notices', today), addDays(today, -UNCONFIRMED_DAYS)]
  await sql`
    delete from opening_notices where asked_at
      < case when confirmed_at is null then ${clubMidnight(unconfirmed)} else ${clubMidnight(first)} end`
}
