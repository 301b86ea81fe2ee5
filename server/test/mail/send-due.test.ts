import { expect, test } from 'vitest'
import { MOST_ATTEMPTS, retryDelay, sendDue } from '../../src/mail/outbox/send-due.ts'
import { statementsOf } from '../statements-of.ts'
import { clockAt, failedMail, HOUR, outboxForTest, quiet, resultsOf, sendRound } from './outbox.ts'
import { smtpForTest } from './smtp.ts'

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [9, 7680],
  [10, 4 * 3600],
  [14, 4 * 3600],
])('after attempt %i the next is %i seconds away', (attempts, seconds) => {
  expect(retryDelay(attempts)).toBe(seconds * 1000)
})

test('an email is sent once and marked', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await outbox.write()
  expect(resultsOf(await sendRound(outbox, smtp))).toEqual(['sent'])
  expect(await sendRound(outbox, smtp)).toEqual([])
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['maya@example.org']])
  expect(await outbox.rows()).toMatchObject([
    { attempts: 1, last_error: null, failed_at: null, sent_at: expect.any(Date) },
  ])
})

test('an email costs six statements, and checking for more two', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  const round = () => sendRound(outbox, smtp)
  expect(await statementsOf(outbox.sql, round)).toEqual(['update', 'update'])
  await outbox.write()
  expect(await statementsOf(outbox.sql, round)).toEqual([
    ...['update', 'update'],
    ...['begin', 'select', 'update', 'delete', 'commit'],
    'update',
  ])
})

test('if two look for the same email at once, one takes it and the other skips it', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await outbox.write()
  const held = smtp.holdNext('DATA')
  const rounds = Promise.all(Array.from({ length: 5 }, () => sendRound(outbox, smtp)))
  await held.reached
  held.release()
  expect(resultsOf((await rounds).flat())).toEqual(['sent'])
  expect(await outbox.rows()).toMatchObject([{ attempts: 1 }])
})

test('emails are sent in the order they were written', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  for (const subject of ['one', 'two', 'three']) await outbox.write({ subject })
  await sendRound(outbox, smtp)
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['one', 'two', 'three'])
})

test.each(['MAIL', 'RCPT', 'DATA'] as const)(
  'refused temporarily at %s: sent when the time has come',
  async (point) => {
    const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
    await outbox.write()
    smtp.refuseNext(point, 451)
    expect(await sendRound(outbox, smtp, clock)).toMatchObject([
      { result: 'retry', dueAt: new Date(clock.now().getTime() + 30_000) },
    ])
    expect(await outbox.rows()).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('451'), sent_at: null, failed_at: null },
    ])
    clock.pass(29_999)
    expect(await sendRound(outbox, smtp, clock)).toEqual([])
    clock.pass(1)
    expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['sent'])
    expect(await outbox.rows()).toMatchObject([{ attempts: 2, last_error: null }])
    expect(smtp.received).toHaveLength(1)
  },
)

test.each(['MAIL', 'RCPT', 'DATA'] as const)(
  'refused permanently at %s: failed at once, and listed',
  async (point) => {
    const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
    await outbox.write({ to: 'nobody@example.org' })
    await outbox.write({ to: 'maya@example.org' })
    smtp.refuseNext(point, 550)
    expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['failed', 'sent'])
    clock.pass(24 * HOUR)
    expect(await sendRound(outbox, smtp, clock)).toEqual([])
    expect(await failedMail(outbox.sql, clock.now())).toEqual([
      {
        id: expect.any(String),
        to: 'nobody@example.org',
        subject: 'Your code',
        attempts: 1,
        lastError: expect.stringContaining('550 No such mailbox'),
        createdAt: expect.any(String),
        failedAt: expect.any(String),
      },
    ])
  },
)

test('an email cut off by a dropped connection is retried, and arrives complete', async () => {
  const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
  const long = 'A line of a long email.\n'.repeat(20_000)
  await outbox.write({ text: long })
  smtp.dropNext()
  expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['retry'])
  expect(smtp.received).toEqual([])
  clock.pass(HOUR)
  expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['sent'])
  expect(smtp.received[0]?.mail.text?.trim()).toBe(long.trim())
})

test('a slow server gets the time it needs', async () => {
  const [outbox, smtp] = [await outboxForTest(), await smtpForTest()]
  await outbox.write()
  const held = smtp.holdNext('DATA')
  const round = sendRound(outbox, smtp)
  await held.reached
  expect(await outbox.rows()).toMatchObject([{ attempts: 1, sent_at: null }])
  held.release()
  expect(resultsOf(await round)).toEqual(['sent'])
})

test('a server that falls silent is given up for now', async () => {
  const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
  await outbox.write()
  smtp.holdNext('RCPT')
  expect(resultsOf(await sendRound(outbox, smtp, { ...clock, patienceMs: 1000 }))).toEqual(['retry'])
  expect(await outbox.rows()).toMatchObject([
    { last_error: expect.stringMatching(/timeout/i), failed_at: null },
  ])
  clock.pass(HOUR)
  expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['sent'])
})

test('while the server is down, one email finds out and the others wait', async () => {
  const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
  for (const subject of ['one', 'two', 'three']) await outbox.write({ subject })
  const away = { ...clock, url: 'smtp://127.0.0.1:1' }
  expect(resultsOf(await sendRound(outbox, smtp, away))).toEqual(['retry'])
  expect((await outbox.rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0])
  clock.pass(HOUR)
  expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['sent', 'sent', 'sent'])
})

test('a wrong password fails no email, since somebody will fix it', async () => {
  const smtp = await smtpForTest({ login: { user: 'club@example.org', pass: 'p@ss/word' } })
  const [outbox, clock] = [await outboxForTest(), clockAt()]
  await outbox.write()
  const as = (login: string) => ({ ...clock, url: smtp.url.replace('//', `//${login}@`) })
  expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['retry'])
  clock.pass(HOUR)
  expect(resultsOf(await sendRound(outbox, smtp, as('club%40example.org:wrong')))).toEqual(['retry'])
  clock.pass(HOUR)
  expect(resultsOf(await sendRound(outbox, smtp, as('club%40example.org:p%40ss%2Fword')))).toEqual(['sent'])
})

test('after the last attempt an email is given up', async () => {
  const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
  await outbox.write()
  const results: string[] = []
  for (let attempt = 1; attempt <= MOST_ATTEMPTS + 1; attempt++) {
    smtp.refuseNext('RCPT', 450)
    results.push(...resultsOf(await sendRound(outbox, smtp, clock)))
    clock.pass(4 * HOUR)
  }
  expect(results).toEqual([...Array(MOST_ATTEMPTS - 1).fill('retry'), 'failed'])
  expect(await failedMail(outbox.sql, clock.now())).toMatchObject([
    { attempts: MOST_ATTEMPTS, lastError: expect.stringContaining('450') },
  ])
})

test('an expired email is not sent', async () => {
  const [outbox, smtp, clock] = [await outboxForTest(), await smtpForTest(), clockAt()]
  const expiresAt = new Date(clock.now().getTime() + HOUR)
  await outbox.write({ subject: 'late', expiresAt })
  await outbox.write({ subject: 'lasting' })
  clock.pass(HOUR)
  expect(resultsOf(await sendRound(outbox, smtp, clock))).toEqual(['failed', 'sent'])
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['lasting'])
  expect(await failedMail(outbox.sql, clock.now())).toMatchObject([
    { lastError: 'It could not be sent in time.' },
  ])
})

test('a round that is asked to stop finishes the current email', async () => {
  const outbox = await outboxForTest()
  for (const subject of ['one', 'two']) await outbox.write({ subject })
  const stopping = new AbortController()
  const deliver = async () => stopping.abort()
  const outcomes = await sendDue({
    sql: outbox.sql,
    deliver,
    now: () => new Date(),
    log: quiet,
    signal: stopping.signal,
  })
  expect(resultsOf(outcomes)).toEqual(['sent'])
  expect((await outbox.rows()).map(({ sent_at }) => sent_at)).toEqual([expect.any(Date), null])
})
