import { onTestFinished } from 'vitest'
import type { JobLog } from '../../src/jobs/job.ts'
import { deskFailedEmails } from '../../src/mail/outbox/desk-emails.ts'
import { type Email, enqueueMail } from '../../src/mail/outbox/outbox.ts'
import { type Outcome, sendDue } from '../../src/mail/outbox/send-due.ts'
import { smtpDelivery } from '../../src/mail/outbox/smtp.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import type { TestSmtp } from './smtp.ts'

export const MAIL_FROM = 'PMFC <club@example.org>'

export interface Outbox {
  sql: Sql
  databaseUrl: string
  /** Writes an email and commits it. */
  write(values?: Partial<Email>): Promise<void>
  /** The rows, oldest first, without their bodies. */
  rows(): Promise<Row[]>
}

interface Row {
  id: string
  recipient: string
  attempts: number
  last_error: string | null
  sent_at: Date | null
  failed_at: Date | null
}

export async function outboxForTest(): Promise<Outbox> {
  const database = await newDatabase()
  const sql = openPool(database.url, 6)
  onTestFinished(async () => {
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  return {
    sql,
    databaseUrl: database.url,
    write: (values) => sql.begin((tx) => enqueueMail(tx, { ...codeEmail, ...values })),
    rows: () => sql<Row[]>`
      select id, recipient, attempts, last_error, sent_at, failed_at from mail_outbox order by created_at`,
  }
}

export const codeEmail: Email = {
  to: 'maya@example.org',
  subject: 'Your code',
  text: 'Your code is 123456.',
  html: '<p>Your code is 123456.</p>',
}

export const quiet: JobLog = { warn: () => {}, error: () => {} }

/** A clock that stands still until it is moved. */
export function clockAt(start = new Date()) {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    pass: (milliseconds: number) => {
      at += milliseconds
    },
  }
}

export const HOUR = 60 * 60_000

interface Sending {
  now?: () => Date
  url?: string
  mailFrom?: string
  patienceMs?: number
}

/** Runs one round of sending. */
export function sendRound(
  { sql }: Pick<Outbox, 'sql'>,
  smtp: TestSmtp,
  { now = () => new Date(), url = smtp.url, mailFrom = MAIL_FROM, patienceMs }: Sending = {},
): Promise<Outcome[]> {
  return sendDue({ sql, deliver: smtpDelivery({ smtpUrl: url, mailFrom, patienceMs }), now, log: quiet })
}

export const resultsOf = (outcomes: Outcome[]) => outcomes.map(({ result }) => result)

/** As the desk sees them. */
export async function failedMail(sql: Sql, now: Date): Promise<unknown> {
  const found = await deskFailedEmails.read({ sql, now, canSend: true }, {})
  return found && Reflect.get(found, 'items')
}
