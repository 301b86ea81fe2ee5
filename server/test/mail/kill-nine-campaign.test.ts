import { randomUUID } from 'node:crypto'
import { registeredIn } from '@touchline/domain/mail/audience.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '../../src/jobs/start-jobs.ts'
import { campaignJobs } from '../../src/mail/campaigns/campaign-job.ts'
import { mailJobs } from '../../src/mail/outbox/mail-job.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import { links } from '../job-surroundings.ts'
import { PATIENT } from '../patient.ts'
import { send } from '../rest/rest-client.ts'
import { type ServerProcess, startProcess } from '../server-process.ts'
import { signToken } from '../tokens.ts'
import { FAST } from './campaign-desk.ts'
import { MAIL_FROM, quiet } from './outbox.ts'
import { smtpForTest } from './smtp.ts'

vi.setConfig({ testTimeout: 240_000 })

/** Recipients enter the outbox 25 at a time, so some emails are sent, some are under way, and most have not begun. */
const FAMILIES = 150
const KILLED_AFTER = 60

/** Families with two children each, so that a guardian could get the email twice. */
async function fillClub(sql: Sql): Promise<void> {
  const at = new Date().toISOString()
  const rest = sql`${at}, ${at}, 1, false, ${Date.now()}`
  const stamps = sql`created_at, updated_at, _version, _deleted, _last_changed_at`
  await sql`insert into programs (id, name, start_date, end_date, ${stamps})
            values ('fall', 'Fall', '2025-09-06', '2025-12-18', ${rest})`
  await sql`insert into program_fees (id, program_fees_id, type, amount_cents, ${stamps})
            values ('fee', 'fall', 'MONTHLY_ONCE', 8000, ${rest})`
  await sql`insert into users (id, email, first_name, last_name, ${stamps})
            select 'u' || n, 'family' || n || '@example.org', 'Family', n::text, ${rest}
            from generate_series(1, ${FAMILIES}) n`
  await sql`insert into players (id, first_name, last_name, birth_date, status, user_players_id, ${stamps})
            select 'p' || n || c, 'Child ' || c, n::text, '2017-01-01', 'ACTIVE', 'u' || n, ${rest}
            from generate_series(1, ${FAMILIES}) n, generate_series(1, 2) c`
  await sql`insert into player_program_registrations
              (id, status, player_registrations_id, program_fee_registrations_id, ${stamps})
            select 'r' || id, 'ACTIVE', id, 'fee', ${rest} from players`
}

async function beginToSend(server: ServerProcess): Promise<string> {
  const token = await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] })
  const call = (method: string, path: string, body: object) =>
    send(server, method, `/manage${path}`, { token, body })
  const id = randomUUID()
  await call('put', `/campaigns/${id}`, {
    purpose: 'NOTICE',
    subject: 'No training for {{children}}',
    body: 'Hi {{firstName}}',
    audience: registeredIn('fall'),
    version: null,
  })
  const { status } = await call('post', `/campaigns/${id}/send`, { version: 1, count: FAMILIES })
  expect(status).toBe(200)
  return id
}

/** The successor of a killed process need not be a process itself. */
async function startHeir(databaseUrl: string, smtpUrl: string): Promise<void> {
  const sql = openPool(databaseUrl, 6)
  const config = { smtpUrl, mailFrom: MAIL_FROM, bounceAddress: undefined, isProduction: false }
  const jobs = [...mailJobs(config, quiet), ...campaignJobs({ ...config, mailPerMinute: FAST }, links)]
  const { stop } = await startJobs({ jobs, sql, databaseUrl, log: quiet })
  onTestFinished(async () => {
    await stop()
    await sql.end({ timeout: 5 })
  })
}

test('kill -9 in the middle of a campaign: nobody is left out, and only the one under way may repeat', async () => {
  const [database, smtp] = [await newDatabase(), await smtpForTest()]
  onTestFinished(() => database.drop())
  const sql = openPool(database.url, 2)
  onTestFinished(() => sql.end())
  await fillClub(sql)
  const env = { DATABASE_URL: database.url, SMTP_URL: smtp.url, MAIL_FROM, MAIL_PER_MINUTE: String(FAST) }
  const victim = await startProcess(env)
  const id = await beginToSend(victim)
  await smtp.arrival(KILLED_AFTER)
  expect(await victim.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
  const before = smtp.received.length
  expect(before).toBeLessThan(FAMILIES)

  // The email under way was postponed for half a minute, which passes now.
  await sql`update mail_outbox set due_at = ${new Date()} where sent_at is null and attempts > 0`
  await startHeir(database.url, smtp.url)
  const standing = async () => {
    const [row] = await sql`
      select c.status, count(*) filter (where r.state = 'SENT') as sent
      from campaigns c join campaign_receivers r on r.campaign_id = c.id where c.id = ${id} group by 1`
    return row
  }
  await vi.waitFor(async () => expect(await standing()).toEqual({ status: 'SENT', sent: FAMILIES }), {
    timeout: PATIENT.timeout * 12,
    interval: 200,
  })

  const wanted = Array.from({ length: FAMILIES }, (_, n) => `family${n + 1}@example.org`)
  const messages = Map.groupBy(smtp.received, ({ recipients }) => recipients.join())
  expect([...messages.keys()].toSorted()).toEqual(wanted.toSorted())
  const twice = [...messages.values()].filter((copies) => copies.length > 1)
  // Decision 25: the email that the server had accepted when the sender died is sent once more, recognizably.
  expect(twice.length).toBeLessThanOrEqual(1)
  for (const copies of twice) {
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1)
    expect(smtp.received.indexOf(copies[0] as never)).toBeGreaterThanOrEqual(before - 1)
  }
})
