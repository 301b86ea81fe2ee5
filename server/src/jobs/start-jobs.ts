import type { Sql } from '../postgres/pool.ts'
import { traced } from '../traces.ts'
import { JOBS_CHANNEL, type Job, type JobLog, type JobSurroundings } from './job.ts'
import { forgetOtherJobs, type NoteRun, runNotes } from './job-runs.ts'
import { type Queue, startQueue } from './queue.ts'

interface Parts {
  jobs: Job[]
  sql: Sql
  databaseUrl: string
  log: JobLog
  now?: () => Date
}

export interface RunningJobs {
  stop(): Promise<void>
}

/**
 * Runs the jobs. A commit calls a job in every process by NOTIFY, and the queue lets one of them handle it. All jobs
 * are also called once at the start, to catch up on what happened while no process was running.
 */
export async function startJobs({
  jobs,
  sql,
  databaseUrl,
  log,
  now = () => new Date(),
}: Parts): Promise<RunningJobs> {
  const names = jobs.map(({ name }) => name)
  const queue = await startQueue({ databaseUrl, names, log })
  const stopping = new AbortController()
  const call = (name: string) => {
    if (!names.includes(name)) return
    queue
      .call(name, { key: 'now' })
      .catch((error) => log.error({ err: error, job: name }, 'a job has to wait for the next call'))
  }
  await forgetOtherJobs(sql, names)
  const note = runNotes(sql, now)
  for (const job of jobs) await startJob(queue, noted(job, note), { sql, now, log, signal: stopping.signal })
  // Called once it listens and after each lost connection, because notifications may have been missed.
  const { unlisten } = await sql.listen(JOBS_CHANNEL, call, () => names.forEach(call))
  return {
    stop: async () => {
      stopping.abort()
      await unlisten()
      await queue.stop()
    },
  }
}

async function startJob(
  queue: Queue,
  { name, cron, concurrency = 1, run }: Job,
  surroundings: Omit<JobSurroundings, 'again'>,
): Promise<void> {
  const again = (at: Date, key: string) => queue.call(name, { at, key })
  await queue.work(name, concurrency, () => traced(`job ${name}`, () => run({ ...surroundings, again })))
  if (cron) await queue.repeat(name, cron)
}

/** Adds recording of the results to a job. */
const noted = (job: Job, note: NoteRun): Job => ({
  ...job,
  async run(surroundings) {
    try {
      await job.run(surroundings)
    } catch (error) {
      // If the database is down, this fails too; throw the original error.
      await note(job.name, false).catch(() => {})
      throw error
    }
    await note(job.name, true)
  },
})
