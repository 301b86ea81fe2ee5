import '../use-test-keys.ts'
import { startJobs } from '../../src/jobs/start-jobs.ts'
import { mailJobs } from '../../src/mail/outbox/mail-job.ts'
import { openPool } from '../../src/postgres/pool.ts'

/** A process that only sends mail, to be killed by a test. */
const databaseUrl = process.env.DATABASE_URL as string
const log = { warn: () => {}, error: (details: object, message: string) => console.error(message, details) }
const config = {
  smtpUrl: process.env.SMTP_URL,
  mailFrom: 'PMFC <club@example.org>',
  bounceAddress: undefined,
  isProduction: true,
}
await startJobs({ jobs: mailJobs(config, log), sql: openPool(databaseUrl, 4), databaseUrl, log })
