import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { MOST_ATTEMPTS } from '../../src/mail/outbox/send-due.ts'
import { failedMail, HOUR, type Outbox, outboxForTest, resultsOf, sendRound } from './outbox.ts'
import { smtpForTest, type TestSmtp } from './smtp.ts'

const script = fileURLToPath(new URL('./mail-worker.ts', import.meta.url))

const inAnHour = () => new Date(Date.now() + HOUR)

function startWorker({ databaseUrl }: Outbox, smtp: TestSmtp): ChildProcess {
  const worker = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: databaseUrl, SMTP_URL: smtp.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => {
    worker.kill('SIGKILL')
  })
  return worker
}

async function kill(worker: ChildProcess, { sql }: Outbox): Promise<void> {
  const exited = once(worker, 'exit')
  worker.kill('SIGKILL')
  await exited
  // Waits until PostgreSQL has noticed it too, and has released the row.
  await sql`select id from mail_outbox for update`
}

test('killed between claim and delivery: another process sends the email, once', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  const held = smtp.holdNext('RCPT')
  await outbox.write()
  const worker = startWorker(outbox, smtp)
  await held.reached
  // While it is alive, it has the email to itself, however long it takes.
  expect(await sendRound(outbox, smtp, { now: inAnHour })).toEqual([])
  await kill(worker, outbox)
  expect(await sendRound(outbox, smtp)).toEqual([])
  expect(resultsOf(await sendRound(outbox, smtp, { now: inAnHour }))).toEqual(['sent'])
  expect(smtp.received).toHaveLength(1)
  expect(await outbox.rows()).toMatchObject([{ attempts: 2, sent_at: expect.any(Date) }])
})

test('killed after the server took the email, before recording it: sent again, same Message-ID', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  const held = smtp.holdNext('DATA')
  await outbox.write()
  const worker = startWorker(outbox, smtp)
  await held.reached
  await kill(worker, outbox)
  expect(resultsOf(await sendRound(outbox, smtp, { now: inAnHour }))).toEqual(['sent'])
  const ids = smtp.received.map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('an email that was cut off in its last attempt is given up, not sent for ever', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await outbox.write()
  await outbox.sql`update mail_outbox set attempts = ${MOST_ATTEMPTS}, due_at = ${new Date()}`
  expect(resultsOf(await sendRound(outbox, smtp, { now: inAnHour }))).toEqual(['failed'])
  expect(smtp.begun).toBe(0)
  expect(await failedMail(outbox.sql, new Date())).toMatchObject([
    { lastError: 'The server ended during the last attempt.' },
  ])
})

test('an email sent but not recorded counts as an attempt', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await outbox.write()
  await outbox.sql`alter table mail_outbox add constraint full_disk check (sent_at is null)`
  await expect(sendRound(outbox, smtp)).rejects.toThrow('full_disk')
  expect(await sendRound(outbox, smtp)).toEqual([])
  expect(await outbox.rows()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }])
})
