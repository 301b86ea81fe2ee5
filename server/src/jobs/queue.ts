import { PgBoss, type Queue as QueueSettings } from 'pg-boss'
import type { JobLog } from './job.ts'

interface When {
  /** At once unless given. */
  at?: Date
  /** While a call with this key waits, another is not added. */
  key?: string
}

export interface Queue {
  /** Answers calls of this name, as many at a time as given, beside any other process that does. */
  work(name: string, concurrency: number, handle: () => Promise<void>): Promise<void>
  call(name: string, when?: When): Promise<void>
  /** By a cron expression in UTC, once over all processes. */
  repeat(name: string, cron: string): Promise<void>
  /** Takes on nothing more, and waits a while for what is under way. */
  stop(): Promise<void>
}

/** A call that failed is not repeated by the queue: the next one finds what it has left. */
const settings: Omit<QueueSettings, 'name'> = {
  policy: 'short',
  retryLimit: 0,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
}

interface Parts {
  databaseUrl: string
  /** Of all jobs. */
  names: string[]
  log: JobLog
}

/** Beside the site's own pool, and busy only for moments at a time. */
const CONNECTIONS = 2
const POLL_SECONDS = 5
const GRACE_MS = 10_000

/** Calls that outlive the process and are shared by all processes on one database. */
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
          // The queue would only write it beside the job, where nobody looks.
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

/** The site's driver and this one read `sslmode` differently; this makes them agree. */
function asLibpqReadsIt(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}
