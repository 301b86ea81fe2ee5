import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { openPool } from '../postgres/pool.ts'
import { callJob, type Job } from './job.ts'
import { startJobs } from './start-jobs.ts'

async function databaseForTest() {
  const database = await newDatabase()
  const sql = openPool(database.url, 6)
  onTestFinished(async () => {
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  return { sql, databaseUrl: database.url }
}

/** A job that counts its runs; `reached` resolves with the run of that number. */
function counted(rest: Partial<Job> = {}) {
  const waiting = new Map<number, () => void>()
  const seen = { runs: 0 }
  const job: Job = {
    name: 'count',
    async run(surroundings) {
      seen.runs++
      await rest.run?.(surroundings)
      waiting.get(seen.runs)?.()
    },
    ...(rest.cron && { cron: rest.cron }),
  }
  const reached = (number: number) => new Promise<void>((resolve) => waiting.set(number, resolve))
  return { job, seen, reached }
}

type Database = Awaited<ReturnType<typeof databaseForTest>>

async function runningForTest(database: Database, jobs: Job[], failures: string[] = []) {
  const log = { warn: () => {}, error: (_details: object, message: string) => failures.push(message) }
  const running = await startJobs({ jobs, ...database, log })
  onTestFinished(running.stop)
  return running
}

test('a job runs at the start, to make up for what was missed', async () => {
  const { job, reached } = counted()
  const first = reached(1)
  await runningForTest(await databaseForTest(), [job])
  await first
})

test('a commit calls a job; what is rolled back, and a name that nobody has, do not', async () => {
  const database = await databaseForTest()
  const { job, seen, reached } = counted()
  const [first, second] = [reached(1), reached(2)]
  const running = await runningForTest(database, [job])
  await first
  const undone = database.sql.begin(async (tx) => {
    await callJob(tx, 'count')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await database.sql.begin((tx) => callJob(tx, 'nobody'))
  await database.sql.begin((tx) => callJob(tx, 'count'))
  await second
  await running.stop()
  expect(seen.runs).toBe(2)
})

test('a job can ask to be called again', async () => {
  const { job, reached, seen } = counted({
    run: async ({ again }) => {
      if (seen.runs === 1) await again(new Date(), 'once more')
    },
  })
  const second = reached(2)
  await runningForTest(await databaseForTest(), [job])
  await second
})

test('a job that fails is logged, and keeps neither others nor its next run from running', async () => {
  const database = await databaseForTest()
  const failures: string[] = []
  const begun = Promise.withResolvers<void>()
  const { job, seen, reached } = counted({
    run: async () => {
      begun.resolve()
      if (seen.runs === 1) throw new Error('the disk is full')
    },
  })
  const other = counted()
  const [second, others] = [reached(2), other.reached(1)]
  await runningForTest(database, [job, { ...other.job, name: 'other' }], failures)
  await others
  // A call that comes before the first run has begun is the same call.
  await begun.promise
  await database.sql.begin((tx) => callJob(tx, 'count'))
  await second
  expect(failures).toEqual(['a job failed'])
})

test('a cron expression is kept once, however many processes start, and the newest counts', async () => {
  const database = await databaseForTest()
  await runningForTest(database, [counted({ cron: '* * * * *' }).job])
  await runningForTest(database, [counted({ cron: '30 10 * * *' }).job])
  expect([...(await database.sql`select name, cron, timezone from jobs.schedule`)]).toEqual([
    { name: 'count', cron: '30 10 * * *', timezone: 'UTC' },
  ])
})

test('a job is asked to stop when the process is to end', async () => {
  const database = await databaseForTest()
  const begun = Promise.withResolvers<void>()
  const job: Job = {
    name: 'long',
    run: ({ signal }) => {
      begun.resolve()
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    },
  }
  const running = await runningForTest(database, [job])
  await begun.promise
  await running.stop()
})
