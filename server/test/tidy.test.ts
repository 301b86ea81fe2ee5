import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { tidy } from '../src/jobs/tidy.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { newDatabase } from './database.ts'
import { jobSurroundings } from './job-surroundings.ts'

const NOW = new Date('2026-03-01T10:30:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

async function databaseForTest(): Promise<Sql> {
  const database = await newDatabase()
  const sql = openPool(database.url, 4)
  onTestFinished(async () => {
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  return sql
}

const surroundings = (sql: Sql) => jobSurroundings({ sql, now: () => NOW })

interface EmailState {
  sentAt?: Date
  failedAt?: Date
  expiresAt?: Date
}

async function givenEmail(sql: Sql, subject: string, { sentAt, failedAt, expiresAt }: EmailState) {
  await sql`
    insert into mail_outbox (id, recipient, subject, text_body, html_body, created_at, sent_at, failed_at, expires_at)
    values (${randomUUID()}, 'maya@example.org', ${subject}, '', '', ${ago(200 * DAY)}, ${sentAt ?? null},
            ${failedAt ?? null}, ${expiresAt ?? null})`
}

test('emails are deleted 90 days after they were sent, given up or expired; a waiting one stays', async () => {
  const sql = await databaseForTest()
  const long = ago(90 * DAY + 1)
  const within = ago(90 * DAY)
  await givenEmail(sql, 'sent long ago', { sentAt: long })
  await givenEmail(sql, 'given up long ago', { failedAt: long, expiresAt: within })
  await givenEmail(sql, 'ran out long ago', { expiresAt: long })
  await givenEmail(sql, 'sent', { sentAt: within })
  await givenEmail(sql, 'sent late', { sentAt: within, expiresAt: long })
  await givenEmail(sql, 'waits', {})
  await tidy.run(surroundings(sql))
  const left = await sql`select subject from mail_outbox order by subject`
  expect(left.map(({ subject }) => subject)).toEqual(['sent', 'sent late', 'waits'])
})

test('finished jobs are deleted after a day, waiting ones stay', async () => {
  const sql = await databaseForTest()
  const given = (id: string, finishedAt: Date | null) => sql`
    insert into club_jobs (id, kind, input, requested_by, state, created_at, finished_at)
    values (${id}, 'EXPORT', '{}', 'desk@example.org', ${finishedAt ? 'DONE' : 'QUEUED'}, ${ago(9 * DAY)}, ${finishedAt})`
  await given('old', ago(DAY + 1))
  await given('new', ago(DAY))
  await given('waiting', null)
  await tidy.run(surroundings(sql))
  expect((await sql`select id from club_jobs order by id`).map(({ id }) => id)).toEqual(['new', 'waiting'])
})

test('a failure in one part does not stop the others, and is reported', async () => {
  const sql = await databaseForTest()
  await givenEmail(sql, 'sent long ago', { sentAt: ago(100 * DAY) })
  await sql`insert into pool_attempts (subject, failures, last_at) values ('somebody', 1, ${ago(2 * DAY)})`
  await sql`alter table club_jobs rename to mislaid`
  await expect(tidy.run(surroundings(sql))).rejects.toThrow('club_jobs')
  // The others may still be running when the first failure is known.
  for (;;) {
    const [left] = await sql`
      select (select count(*) from mail_outbox) + (select count(*) from pool_attempts) as rows`
    if (left?.rows === 0) return
  }
})

test('run twice, it finds nothing to do', async () => {
  const sql = await databaseForTest()
  await givenEmail(sql, 'sent', { sentAt: ago(DAY) })
  await tidy.run(surroundings(sql))
  await tidy.run(surroundings(sql))
  expect(await sql`select from mail_outbox`).toHaveLength(1)
})
