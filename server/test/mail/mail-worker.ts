import { startMail } from '../../src/mail/start-mail.ts'
import { openPool } from '../../src/postgres/pool.ts'

/** A process that sends mail and does nothing else, to be killed by a test. */
const databaseUrl = process.env.DATABASE_URL as string
await startMail({
  sql: openPool(databaseUrl, 4),
  databaseUrl,
  config: { smtpUrl: process.env.SMTP_URL, mailFrom: 'PMFC <club@example.org>', isProduction: true },
  log: { warn: () => {}, error: (details, message) => console.error(message, details) },
})
