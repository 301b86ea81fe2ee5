import type { Config } from '../config.ts'
import { startQueue } from '../jobs/queue.ts'
import type { Sql } from '../postgres/pool.ts'
import { hasMailbox } from './mailbox.ts'
import { MAIL_CHANNEL } from './outbox.ts'
import { type Log, sendDue } from './send-due.ts'
import { type Deliver, smtpDelivery } from './smtp.ts'

interface Options {
  sql: Sql
  databaseUrl: string
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'isProduction'>
  log: Log
  now?: () => Date
}

export interface Mail {
  stop(): Promise<void>
}

/** Letters at a time in one process: one that hangs does not hold up the others. */
const CONCURRENCY = 3
const EVERY_MINUTE = '* * * * *'

/**
 * Sends letters from the outbox. A commit wakes every process by NOTIFY; the queue lets one of them run,
 * runs again when a letter that failed is due, and looks in every minute for what a crash has left behind.
 */
export async function startMail({
  sql,
  databaseUrl,
  config,
  log,
  now = () => new Date(),
}: Options): Promise<Mail> {
  const deliver = deliveryFor(config)
  if (!deliver) {
    log.warn({}, 'SMTP_URL is not set: letters are kept in the outbox and not sent.')
    return { stop: async () => {} }
  }
  const queue = await startQueue({ databaseUrl, log })
  const stopping = new AbortController()
  const wake = () => {
    queue
      .schedule('mail', {}, { key: 'now' })
      .catch((error) => log.error({ err: error }, 'letters have to wait for the next look'))
  }
  await queue.work('mail', CONCURRENCY, async () => {
    for (const { id, dueAt } of await sendDue({ sql, deliver, now, log, signal: stopping.signal }))
      if (dueAt) await queue.schedule('mail', {}, { at: dueAt, key: id })
  })
  await queue.repeat('mail', EVERY_MINUTE, {})
  // Called once it listens, too, and again after a lost connection: something may have been missed.
  const { unlisten } = await sql.listen(MAIL_CHANNEL, wake, wake)
  return {
    stop: async () => {
      stopping.abort()
      await unlisten()
      await queue.stop()
    },
  }
}

/** Null where letters must wait for somebody to set SMTP_URL. */
function deliveryFor({ smtpUrl, mailFrom, isProduction }: Options['config']): Deliver | null {
  if (smtpUrl) return smtpDelivery({ smtpUrl, mailFrom })
  // In the development mailbox a letter has arrived as soon as it is stored.
  return hasMailbox({ smtpUrl, isProduction }) ? async () => {} : null
}
