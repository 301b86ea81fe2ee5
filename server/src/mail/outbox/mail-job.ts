import type { Config } from '../../config.ts'
import type { Job, JobLog } from '../../jobs/job.ts'
import { hasMailbox } from './mailbox.ts'
import { MAIL_JOB } from './outbox.ts'
import { sendDue } from './send-due.ts'
import { type Deliver, type ManyEmails, openSmtp, smtpDelivery } from './smtp.ts'

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'bounceAddress' | 'isProduction'>

/** Emails at a time in one process: one that hangs does not hold up the others. */
const CONCURRENCY = 3
const EVERY_MINUTE = '* * * * *'

/**
 * Sends emails from the outbox: when a commit calls, when an email that failed is due again, and every minute for what
 * a crash has left behind. No job where emails must wait for somebody to set SMTP_URL.
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
  // In the development mailbox an email has arrived as soon as it is stored.
  return hasMailbox({ smtpUrl, isProduction }) ? async () => {} : null
}

/** How emails to groups leave; only where emails leave at all. */
export function openDelivery({ smtpUrl, mailFrom, bounceAddress }: MailConfig): ManyEmails {
  return smtpUrl
    ? openSmtp({ smtpUrl, mailFrom, bounceAddress })
    : { deliver: async () => {}, close: () => {} }
}
