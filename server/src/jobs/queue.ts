import { PgBoss, type Queue as QueueSettings } from 'pg-boss'
import type { JobLog } from './job.ts'

interface When {
  /** Defaults to now. */
  at?: Date
  /** Only one call with the same key is queued. */
  key?: string
}

export interface Queue {
  /** Handles calls of this name with the given concurrency; other processes may handle them too. */
  work(name: string, concurrency: number, handle: () => Promise<void>): Promise<void>
  call(name: string, when?: When): Promise<void>
  /** On a schedule: a cron expression in UTC, once over all processes. */
  repeat(name: string, cron: string): Promise<void>
  /** Accepts nothing more, and waits a while for running jobs. */
  stop(): Promise<void>
}

/** The queue does not retry failed calls, because the next call catches up. */
const settings: Omit<QueueSettings, 'name'> = {
  policy: 'short',
  retryLimit: 0,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
}

interface Parts {
  databaseUrl: string
  /** The names of all jobs. */
  names: string[]
  log: JobLog
}

/** Separate from the site's own pool, and only busy for moments. */
const CONNECTIONS = 2
const POLL_SECONDS = 5
const GRACE_MS = 10_000

/** A queue in the database, which all processes share and which survives restarts. */
export async function startQueue({ databaseUrl, names, log }: Parts): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: asLibpqReadsIt(databaseUrl),
    application_name: 'touchline-jobs',
    schema: 'jobs',
    max: CONNECTIONS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  await boss.start()
  for (const name of names) await boss.createQueue(name, settings)
  return queueOn(boss, log)
}

function queueOn(boss: PgBoss, log: JobLog): Queue {
  const workers = new Map<string, string[]>()
  return {
    async work(name, concurrency, handle) {
      const run = async () => {
        try {
          await handle()
        } catch (error) {
          // The queue would only store it with the job, where nobody looks.
          log.error({ err: error, job: name }, 'a job failed')
          throw error
        }
      }
      const options = { pollingIntervalSeconds: POLL_SECONDS }
      const ids = Array.from({ length: concurrency }, () => boss.work(name, options, run))
      workers.set(name, await Promise.all(ids))
    },
    async call(name, { at, key } = {}) {
      await boss.send(name, {}, { startAfter: at, singletonKey: key })
      if (!at || at <= new Date()) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
    },
    repeat: (name, cron) => boss.schedule(name, cron),
    async stop() {
      const idle = [...workers.keys()].map((name) => boss.offWork(name))
      await within(GRACE_MS, Promise.all(idle))
      await boss.stop({ graceful: false })
    },
  }
}

async function within(milliseconds: number, done: Promise<unknown>): Promise<void> {
  const deadline = Promise.withResolvers<void>()
  const timer = setTimeout(deadline.resolve, milliseconds)
  await Promise.race([done, deadline.promise])
  clearTimeout(timer)
}

/** The site's driver and this one interpret `sslmode` differently; this option makes them agree. */
function asLibpqReadsIt(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}
