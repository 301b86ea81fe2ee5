import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { JOB_NAMES } from '@touchline/domain/site-health/job-names.ts'
import type { HealthLine, HealthTopic } from '@touchline/domain/site-health/site-health.ts'
import { expect, onTestFinished, test } from 'vitest'
import { noteBackup } from '../src/backup/last-backup.ts'
import { clubJobs } from '../src/club-jobs.ts'
import { readConfig } from '../src/config.ts'
import { runNotes } from '../src/jobs/job-runs.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { siteHealthJob } from '../src/site-health/health-job.ts'
import { lookAtSite } from '../src/site-health/look.ts'
import { newDatabase } from './database.ts'
import { jobSurroundings, links } from './job-surroundings.ts'
import { quiet } from './mail/outbox.ts'
import { outboxRows } from './mail/outbox-rows.ts'
import { CARDS_NOWHERE } from './money/stripe-stand-in.ts'
import { send } from './rest/rest-client.ts'
import { givenAdmin, restServer, tokenOf } from './rest/rest-server.ts'

const START = new Date('2026-11-16T20:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const installation = { dataDir: tmpdir(), publicUrl: undefined, areBackupsElsewhere: false, canSend: true }

async function databaseForTest(): Promise<Sql> {
  const database = await newDatabase()
  const sql = openPool(database.url, 8)
  onTestFinished(async () => {
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  return sql
}

async function givenAdministrator(sql: Sql, email: string, permissions: string[] | null): Promise<void> {
  const id = randomUUID()
  await sql`insert into pool_users (id, email, is_email_verified, status, permissions)
            values (${id}, ${email}, true, 'CONFIRMED', ${permissions})`
  await sql`insert into pool_groups (user_id, name) values (${id}, 'pmfcadmin')`
}

const alarmed = async (sql: Sql) =>
  (await sql`select topic from health_alarms order by topic`).map(({ topic }) => topic)

test('O-5: a lasting problem is emailed once to those with all permissions, and again after it was fine', async () => {
  const sql = await databaseForTest()
  await givenAdministrator(sql, 'president@example.org', null)
  await givenAdministrator(sql, 'other@example.org', ['EVERYTHING'])
  await givenAdministrator(sql, 'treasurer@example.org', ['MONEY', 'SETTINGS'])
  const { run } = siteHealthJob(installation, links)
  const lookAfter = async (minutes: number) => {
    await runNotes(sql, () => after(minutes))('mail', true)
    await sql`update mail_outbox set sent_at = ${after(minutes)}`
    await run(jobSurroundings({ sql, now: () => after(minutes) }))
    return (await outboxRows(sql)).map(({ recipient }) => recipient)
  }
  const once = ['other@example.org', 'president@example.org']
  expect(await lookAfter(0)).toEqual([])
  expect(await alarmed(sql)).toEqual(['BACKUPS'])
  expect(await lookAfter(29)).toEqual([])
  expect(await lookAfter(30)).toEqual(once)
  expect(await lookAfter(24 * 60 + 29)).toEqual(once)
  const [email] = await outboxRows(sql)
  expect(email?.subject).toBe('Backups: something on the club’s site needs attention')
  expect(email?.text).toContain('Backups: There’s no backup yet.')
  expect(email?.text).toContain('https://club.example.org/admin/settings/health')

  await noteBackup(sql, after(24 * 60 + 30))
  expect(await lookAfter(24 * 60 + 30)).toEqual(once)
  expect(await alarmed(sql)).toEqual([])
  await sql`update last_backup set made_at = ${after(-3 * 24 * 60)}`
  expect(await lookAfter(24 * 60 + 35)).toEqual(once)
  expect(await lookAfter(24 * 60 + 65)).toEqual([...once, ...once])
  expect(await lookAfter(48 * 60 + 64)).toEqual([...once, ...once])
  expect(await lookAfter(48 * 60 + 65)).toEqual([...once, ...once, ...once])
})

test('O-5: two processes that check at the same moment send one email', async () => {
  const sql = await databaseForTest()
  await givenAdministrator(sql, 'president@example.org', null)
  await sql`insert into health_alarms (topic, since) values ('BACKUPS', ${START})`
  const { run } = siteHealthJob(installation, links)
  const surroundings = jobSurroundings({ sql, now: () => after(40) })
  await Promise.all([run(surroundings), run(surroundings), run(surroundings)])
  expect(await outboxRows(sql)).toHaveLength(1)
})

interface EmailState {
  createdAt?: Date
  dueAt?: Date
  attempts?: number
  sentAt?: Date
  failedAt?: Date
}

const givenEmail = (
  sql: Sql,
  { createdAt = after(-60), dueAt, attempts = 0, sentAt, failedAt }: EmailState,
) =>
  sql`insert into mail_outbox (id, recipient, subject, text_body, html_body, created_at, due_at, attempts, sent_at, failed_at)
      values (${randomUUID()}, 'maya@example.org', '', '', '', ${createdAt}, coalesce(${dueAt ?? null}, '-infinity'::timestamptz),
        ${attempts}, ${sentAt ?? null}, ${failedAt ?? null})`

test('O-2: a waiting email counts from its due time, one that was tried from when it was written', async () => {
  const sql = await databaseForTest()
  const emails = async () => (await lookAtSite(sql, installation, START)).email
  const none = { canSend: true, waiting: 0, waitingSince: null, lastSentAt: null, sent: 0, givenUp: 0 }
  expect(await emails()).toEqual(none)
  await givenEmail(sql, { dueAt: after(5) })
  expect(await emails()).toEqual(none)
  await givenEmail(sql, { dueAt: after(-10) })
  expect(await emails()).toMatchObject({ waiting: 1, waitingSince: after(-10) })
  await givenEmail(sql, { createdAt: after(-50), dueAt: after(120), attempts: 3 })
  expect(await emails()).toMatchObject({ waiting: 2, waitingSince: after(-50) })
  await givenEmail(sql, { attempts: 1, sentAt: after(-3) })
  await givenEmail(sql, { attempts: 1, sentAt: after(-25 * 60) })
  await givenEmail(sql, { attempts: 1, sentAt: after(-9), failedAt: after(-4) })
  await givenEmail(sql, { attempts: 14, failedAt: after(-25 * 60) })
  expect(await emails()).toMatchObject({ waiting: 2, lastSentAt: after(-3), sent: 1, givenUp: 1 })
})

test('O-3: a working job is recorded once a minute, and at once after a failure', async () => {
  const sql = await databaseForTest()
  let now = START
  const note = runNotes(sql, () => now)
  const noted = async () => (await lookAtSite(sql, installation, now)).jobs
  await note('mail', true)
  now = after(0.9)
  await note('mail', true)
  expect(await noted()).toEqual([{ name: 'mail', succeededAt: START, failedAt: null }])
  await note('mail', false)
  now = after(0.95)
  await note('mail', true)
  expect(await noted()).toEqual([{ name: 'mail', succeededAt: after(0.95), failedAt: after(0.9) }])
})

test('every job has a name that a volunteer understands', () => {
  const config = { ...readConfig({ DEMO: '0' }), cards: CARDS_NOWHERE }
  const jobs = [
    ...clubJobs(config, quiet, links),
    ...clubJobs({ ...config, hasDemoClub: true }, quiet, links),
  ]
  expect([...new Set(jobs.map(({ name }) => name))].toSorted()).toEqual(Object.keys(JOB_NAMES).toSorted())
})

test('the desk reads every line, and since when one needs attention', async () => {
  const server = await restServer()
  const since = new Date('2026-11-16T19:00:00Z')
  await server.sql`insert into health_alarms (topic, since) values ('BACKUPS', ${since})`
  await runNotes(server.sql, server.clock.now)('mail', true)
  const token = await tokenOf(await givenAdmin(server))
  const { status, body } = await send(server, 'get', '/manage/site-health', { token })
  const states: Partial<Record<HealthTopic, HealthLine['state']>> = Object.fromEntries(
    body.items.map(({ topic, state }: HealthLine) => [topic, state]),
  )
  expect(status).toBe(200)
  expect(states).toEqual({
    EMAIL: 'GOOD',
    JOBS: 'GOOD',
    BACKUPS: 'ATTENTION',
    CERTIFICATE: 'UNKNOWN',
    DISK: expect.any(String),
    DATABASE: expect.any(String),
  })
  expect(body.items[2]).toMatchObject({
    sentence: 'There’s no backup yet.',
    since: since.toISOString(),
  })
})
