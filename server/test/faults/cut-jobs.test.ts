import { tmpdir } from 'node:os'
import { present } from '@touchline/domain/present.ts'
import { JOB_NAMES } from '@touchline/domain/site-health/job-names.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubJobs } from '../../src/club-jobs.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { admin, configureAmplify } from '../amplify-client.ts'
import { jobSurroundings, links } from '../job-surroundings.ts'
import { FAST } from '../mail/campaign-desk.ts'
import { MAIL_FROM, quiet } from '../mail/outbox.ts'
import { TestSmtp } from '../mail/smtp.ts'
import { CARDS_NOWHERE, StripeStandIn } from '../money/stripe-stand-in.ts'
import { send } from '../rest/rest-client.ts'
import { startServer } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import type { Club } from './club.ts'
import type { JobWorld } from './job-world.ts'
import { mailWorlds } from './mail-worlds.ts'
import { moneyWorlds } from './money-worlds.ts'
import { mortalSql } from './mortal-sql.ts'
import { registrationWorlds } from './registration-worlds.ts'
import { copyTables, differences, type TableCopy } from './table-copy.ts'

const WORLDS = { ...mailWorlds, ...moneyWorlds, ...registrationWorlds }

const club = { now: new Date('2025-09-01T17:00:00Z') } as Club
const smtp = new TestSmtp()
/** A single connection, because it learns the tables on first use. */
let copying: Sql
let empty: TableCopy

beforeAll(async () => {
  await smtp.listen()
  club.server = await startServer({ now: () => club.now, cards: CARDS_NOWHERE, limitFactor: 1_000 })
  configureAmplify(club.server)
  club.desk = await admin()
  const token = await signToken({ email: club.desk.email, groups: ['pmfcadmin'] })
  club.call = (method, path, body) => send(club.server, method, `/manage${path}`, { token, body })
  copying = openPool(club.server.databaseUrl, 1)
  empty = await copyTables(copying, 'empty')
})
afterAll(async () => {
  await copying.end()
  await club.server.close()
  await smtp.close()
})

/** Runs the job of this name, this much later than its time. */
type Run = (sql: Sql, laterMs?: number) => Promise<void>

function runOf(name: string, world: JobWorld, stripe: StripeStandIn): Run {
  const config = {
    ...{ smtpUrl: smtp.url, mailFrom: MAIL_FROM, bounceAddress: undefined, mailPerMinute: FAST },
    ...{ dataDir: tmpdir(), publicUrl: undefined, areBackupsElsewhere: false },
    ...{ hasDemoClub: false, isProduction: false, cards: stripe.config },
  }
  const jobs = clubJobs(config, quiet, links)
  const job = present(
    jobs.find((one) => one.name === name),
    name,
  )
  return (sql, laterMs = 0) =>
    job.run(jobSurroundings({ sql, now: () => new Date(Date.parse(world.runsAt) + laterMs) }))
}

/** Runs this with its own card service, and returns what left for the outside world meanwhile. */
async function outside(
  name: string,
  world: JobWorld,
  work: (run: Run, left: () => number) => Promise<unknown>,
) {
  const stripe = new StripeStandIn()
  world.cards?.(stripe)
  await stripe.start()
  const before = smtp.received.length
  try {
    await work(runOf(name, world, stripe), () => smtp.received.length + stripe.refunds.length)
  } finally {
    await stripe.stop()
  }
  const emails = smtp.received.slice(before)
  const different = new Map(emails.map((email) => [email.mail.messageId, email])).values()
  return {
    emails: Array.from(different, ({ recipients, mail }) => `${recipients}: ${mail.subject}`).toSorted(),
    repeated: emails.length - new Set(emails.map(({ mail }) => mail.messageId)).size,
    refunds: stripe.refunds.map(({ payment_intent, amount }) => `${payment_intent} ${amount}`).toSorted(),
  }
}

test.each(Object.keys(JOB_NAMES))(
  '%s, ended at any point and called again, does the whole of its work once',
  async (name) => {
    const world: JobWorld = present(WORLDS[name], `something to do for the job ${name}`)
    await empty.restore()
    club.now = new Date(world.madeAt)
    await world.given(club)
    const { sql } = club.server
    const start = await copyTables(copying, 'start')
    const untouched = await start.rows()
    let points = 0
    const whole = await outside(name, world, async (run, left) => {
      const life = mortalSql(sql, { dies: Number.POSITIVE_INFINITY, left })
      await run(life.sql)
      points = life.points()
    })
    const expected = await start.rows()
    expect(expected, 'a job with nothing to do proves nothing').not.toEqual(untouched)

    // Beyond the last point the job has finished, and is run once more.
    for (let dies = 1; dies <= points + 1; dies += 1) {
      await start.restore()
      const { repeated, ...done } = await outside(name, world, async (run, left) => {
        await run(mortalSql(sql, { dies, left }).sql).catch(() => {})
        await run(sql, world.laterMs)
      })
      const where = `ended at point ${dies} of ${points}`
      expect(differences(expected, await start.rows()), where).toEqual([])
      expect(done, where).toEqual({ emails: whole.emails, refunds: whole.refunds })
      // Decision 25: an email that the mail server had already accepted is sent once more, recognizably.
      expect(repeated, where).toBeLessThanOrEqual(1)
    }
  },
)
