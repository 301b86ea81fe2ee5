import type { Config } from '../../config.ts'
import type { Job, JobLog } from '../../jobs/job.ts'
import { hasMailbox } from './mailbox.ts'
import { MAIL_JOB } from './outbox.ts'
import { sendDue } from './send-due.ts'
import { type Deliver, type ManyEmails, openSmtp, smtpDelivery } from './smtp.ts'

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'bounceAddress' | 'isProduction'>

/** How many emails a process sends at once, so that one that hangs does not block the others. */
const CONCURRENCY = 3
const EVERY_MINUTE = '* * * * *'

/**
 * Sends emails from the outbox: when called by a commit, when a retry is due, and every minute to catch up after a
 * crash. There is no job while emails have to wait until SMTP_URL is set.
 */
export function mailJobs(config: MailConfig, log: JobLog): Job[] {
  const deliver = deliveryFor(config)
  if (!deliver) {
    log.warn({}, 'SMTP_URL is not set: emails are kept in the outbox and not sent.')
    return []
  }
  const job: Job = {
    name: MAIL_JOB,
    cron: EVERY_MINUTE,
    concurrency: CONCURRENCY,
    async run({ again, ...surroundings }) {
      for (const { id, dueAt } of await sendDue({ ...surroundings, deliver }))
        if (dueAt) await again(dueAt, id)
    },
  }
  return [job]
}

function deliveryFor({ smtpUrl, mailFrom, bounceAddress, isProduction }: MailConfig): Deliver | null {
  if (smtpUrl) return smtpDelivery({ smtpUrl, mailFrom, bounceAddress })
  // In the development mailbox, an email has arrived once it is stored.
  return hasMailbox({ smtpUrl, isProduction }) ? async () => {} : null
}

/** The connection for emails to groups; call it only where emails can be sent. */
export function openDelivery({ smtpUrl, mailFrom, bounceAddress }: MailConfig): ManyEmails {
  return smtpUrl
    ? openSmtp({ smtpUrl, mailFrom, bounceAddress })
    : { deliver: async () => {}, close: () => {} }
}
