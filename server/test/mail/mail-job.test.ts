import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '../../src/jobs/start-jobs.ts'
import { mailJobs } from '../../src/mail/outbox/mail-job.ts'
import { enqueueMail } from '../../src/mail/outbox/outbox.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { codeEmail, MAIL_FROM, type Outbox, outboxForTest, quiet } from './outbox.ts'
import { smtpForTest } from './smtp.ts'

interface Options {
  smtpUrl?: string
  isProduction?: boolean
  now?: () => Date
  warn?: (details: object, message: string) => void
}

async function mailForTest(
  { databaseUrl }: Outbox,
  { smtpUrl, isProduction = true, now, warn = quiet.warn }: Options,
) {
  const sql = openPool(databaseUrl, 6)
  const config = { smtpUrl, mailFrom: MAIL_FROM, bounceAddress: undefined, isProduction }
  const log = { ...quiet, warn }
  const mail = await startJobs({ jobs: mailJobs(config, log), sql, databaseUrl, now, log })
  onTestFinished(async () => {
    await mail.stop()
    await sql.end({ timeout: 5 })
  })
  return mail
}

/** Resolves when a statement of this test finds a row; it is repeated after each answer. */
async function eventually(sql: Sql, condition: string): Promise<void> {
  for (;;) if ((await sql.unsafe(`select 1 from mail_outbox where ${condition}`)).length > 0) return
}

test('an email is sent as soon as its cause is committed', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await mailForTest(outbox, { smtpUrl: smtp.url })
  await outbox.sql.begin(async (tx) => {
    await enqueueMail(tx, codeEmail)
    expect(smtp.begun).toBe(0)
  })
  await smtp.arrival(1)
  await eventually(outbox.sql, 'sent_at is not null')
})

test('nothing is sent for a transaction that was rolled back', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await mailForTest(outbox, { smtpUrl: smtp.url })
  const undone = outbox.sql.begin(async (tx) => {
    await enqueueMail(tx, { ...codeEmail, subject: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await outbox.write({ subject: 'done' })
  await smtp.arrival(1)
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['done'])
  expect(await outbox.rows()).toHaveLength(1)
})

test('emails written while nothing was sending are sent at the start', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await outbox.write()
  await mailForTest(outbox, { smtpUrl: smtp.url })
  await smtp.arrival(1)
})

test('two processes that start together send each of forty emails once', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  const both = [{ smtpUrl: smtp.url }, { smtpUrl: smtp.url }]
  await Promise.all(both.map((options) => mailForTest(outbox, options)))
  const subjects = Array.from({ length: 40 }, (_, index) => `email ${String(index).padStart(2, '0')}`)
  await Promise.all(subjects.map((subject) => outbox.write({ subject })))
  await smtp.arrival(40)
  await eventually(outbox.sql, 'true having bool_and(sent_at is not null)')
  expect(smtp.received.map(({ mail }) => mail.subject).sort()).toEqual(subjects)
  // None was postponed because the other process had looked at it.
  expect((await outbox.rows()).filter(({ attempts }) => attempts !== 1)).toEqual([])
})

test('an email that hangs does not delay the next', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await mailForTest(outbox, { smtpUrl: smtp.url })
  const held = smtp.holdNext('RCPT')
  await outbox.write({ subject: 'hanging' })
  await held.reached
  await outbox.write({ subject: 'next' })
  await smtp.arrival(1)
  expect(smtp.received[0]?.mail.subject).toBe('next')
  held.release()
  await smtp.arrival(2)
})

test('the queue returns to an email that was refused temporarily', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  // Starts a day ago, and moves on by a minute each time the clock is read, so that a postponed email is due at the
  // next look.
  let looks = 0
  const now = () => new Date(Date.now() - 24 * 60 * 60_000 + 60_000 * looks++)
  smtp.refuseNext('RCPT', 451)
  await mailForTest(outbox, { smtpUrl: smtp.url, now })
  await outbox.write()
  await smtp.arrival(1)
  expect(smtp.begun).toBe(2)
})

test('stopping waits for the email under way', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  const mail = await mailForTest(outbox, { smtpUrl: smtp.url })
  const held = smtp.holdNext('DATA')
  await outbox.write()
  await held.reached
  const stopped = mail.stop()
  held.release()
  await stopped
  expect(await outbox.rows()).toMatchObject([{ attempts: 1, sent_at: expect.any(Date) }])
})

test('in production without SMTP_URL, emails are kept, and the start says so in one line', async () => {
  const outbox = await outboxForTest()
  const lines: string[] = []
  await outbox.write()
  await mailForTest(outbox, { warn: (_details, line) => lines.push(line) })
  expect(lines).toEqual(['SMTP_URL is not set: emails are kept in the outbox and not sent.'])
  expect(await outbox.rows()).toMatchObject([{ attempts: 0, sent_at: null, failed_at: null }])
})

test('with the development mailbox a stored email counts as sent', async () => {
  const outbox = await outboxForTest()
  await mailForTest(outbox, { isProduction: false })
  await outbox.write()
  await eventually(outbox.sql, 'sent_at is not null')
})
