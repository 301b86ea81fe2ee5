import { setTimeout as pause } from 'node:timers/promises'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { countRefusal } from '@touchline/domain/mail/campaign.ts'
import type { Config } from '../../config.ts'
import type { Job, JobSurroundings } from '../../jobs/job.ts'
import type { Sql } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { type MailConfig, openDelivery } from '../outbox/mail-job.ts'
import { canSend } from '../outbox/mailbox.ts'
import { sendDue } from '../outbox/send-due.ts'
import type { Deliver } from '../outbox/smtp.ts'
import { lockCampaign } from './campaign-store.ts'
import { feedEmails } from './feed-emails.ts'
import { findReceivers } from './find-receivers.ts'
import { CAMPAIGN_JOB, startCampaign } from './start-campaign.ts'

const EVERY_MINUTE = '* * * * *'
const MINUTE_MS = 60_000
/** The lock of a process that has just died may remain for a moment. */
const LOOK_AGAIN_MS = 5_000

/**
 * Sends emails to groups, in one process at a time and with a limited rate. The recipients are stored in a table, so
 * that another process can continue after a crash.
 */
export function campaignJobs(config: MailConfig & Pick<Config, 'mailPerMinute'>, links: SiteLinks): Job[] {
  if (!canSend(config)) return []
  const job: Job = {
    name: CAMPAIGN_JOB,
    cron: EVERY_MINUTE,
    async run(surroundings) {
      const { sql, now, again } = surroundings
      await startDue(surroundings)
      const hadTurn = await oneAtATime(sql, CAMPAIGN_JOB, async () => {
        const { deliver, close } = openDelivery(config)
        await sendAll({ ...surroundings, deliver, links, gapMs: MINUTE_MS / config.mailPerMinute }).finally(
          close,
        )
      })
      const next = hadTurn ? await nextLook(sql) : new Date(now().getTime() + LOOK_AGAIN_MS)
      if (next) await again(next, `emails to groups at ${next.toISOString()}`)
    },
  }
  return [job]
}

interface Sending extends JobSurroundings {
  deliver: Deliver
  links: SiteLinks
  gapMs: number
}

async function sendAll({ gapMs, links, ...surroundings }: Sending): Promise<void> {
  const { sql, now, signal } = surroundings
  const pace = paceOf(gapMs, signal)
  for (;;) {
    if (signal.aborted) return
    const fed = await feedEmails(sql, links, now())
    const outcomes = await sendDue({ ...surroundings, lane: 'GROUPS', pace })
    await noteResults(sql)
    if (outcomes.some(({ isServerDown }) => isServerDown)) return
    if (fed === 0 && outcomes.length === 0) return
  }
}

/** Keeps a steady pace between emails, however long each takes. */
function paceOf(gapMs: number, signal: AbortSignal): () => Promise<void> {
  let last = Date.now()
  return async () => {
    const wait = last + gapMs - Date.now()
    if (wait >= 1) await pause(wait, undefined, { signal }).catch(() => {})
    last = Date.now()
  }
}

/** Takes over the results from the outbox, and marks emails without pending recipients as done. */
async function noteResults(sql: Sql): Promise<void> {
  await sql`
    update campaign_receivers r set
      state = case when m.sent_at is null then 'FAILED' else 'SENT' end,
      problem = case when m.sent_at is null then m.last_error end,
      settled_at = coalesce(m.sent_at, m.failed_at)
    from mail_outbox m
    where r.state = 'QUEUED' and m.id = r.id and (m.sent_at is not null or m.failed_at is not null)`
  await sql`
    update campaigns c set status = 'SENT', updated_at = clock_timestamp(),
      finished_at = (select max(settled_at) from campaign_receivers where campaign_id = c.id)
    where status = 'SENDING' and not exists (
      select from campaign_receivers r where r.campaign_id = c.id and r.state in ('WAITING', 'QUEUED'))`
}

/** Starts scheduled emails that are due; their recipients are decided now (N-7). */
async function startDue({ sql, now, signal }: JobSurroundings): Promise<void> {
  const due = await sql`
    select id from campaigns where status = 'SCHEDULED' and send_at <= ${now()} order by send_at, id`
  for (const { id } of due) {
    if (signal.aborted) return
    await sql.begin(async (tx) => {
      const campaign = await lockCampaign(tx, id)
      if (campaign?.status !== 'SCHEDULED') return
      const found = await findReceivers(tx, { ...campaign, today: clubDay(now()) })
      const refusal = countRefusal(found.receivers.length, found.receivers.length)
      if (!refusal) return startCampaign(tx, id, found, now())
      const problem = 'When it was due, no one was left in the group, so it wasn’t sent.'
      await tx`
        update campaigns set status = 'DRAFT', send_at = null, problem = ${problem}, updated_at = ${now()}
        where id = ${id}`
    })
  }
}

/** When the next retry is due or the next scheduled email starts. */
async function nextLook(sql: Sql): Promise<Date | null> {
  const [row] = await sql`
    select least(
      (select min(send_at) from campaigns where status = 'SCHEDULED'),
      (select min(m.due_at) from mail_outbox m join campaigns c on c.id = m.campaign_id
       where c.status = 'SENDING' and m.sent_at is null and m.failed_at is null and m.attempts > 0)) as at`
  return row?.at ?? null
}

/**
 * Does the work unless another process is doing it, and returns whether it did. The lock belongs to a connection, so
 * PostgreSQL releases it if this process dies.
 */
async function oneAtATime(sql: Sql, name: string, work: () => Promise<void>): Promise<boolean> {
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
