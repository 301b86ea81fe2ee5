import { type Job, PgBoss, type Queue as QueueSettings } from 'pg-boss'

/** Every kind of job, and what it carries. */
export interface Jobs {
  /** Send the letters that are due. */
  mail: Record<string, never>
}

type JobName = keyof Jobs

interface When {
  /** At once unless given. */
  at?: Date
  /** While a job with this key waits, another is not added. */
  key?: string
}

export interface Queue {
  /** Works off jobs of this kind, as many at a time as given, beside any other process that does. */
  work<Name extends JobName>(
    name: Name,
    concurrency: number,
    handle: (data: Jobs[Name]) => Promise<void>,
  ): Promise<void>
  schedule<Name extends JobName>(name: Name, data: Jobs[Name], when?: When): Promise<void>
  /** By a cron expression in UTC, once over all processes. */
  repeat<Name extends JobName>(name: Name, cron: string, data: Jobs[Name]): Promise<void>
  /** Takes on nothing more, and waits a while for what is under way. */
  stop(): Promise<void>
}

const settings: Record<JobName, Omit<QueueSettings, 'name'>> = {
  // The outbox counts attempts and knows when the next is due; a job is only the call to look into it.
  mail: { policy: 'short', retryLimit: 0, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
}

interface Log {
  error(details: object, message: string): void
}

/** Beside the site's own pool, and busy only for moments at a time. */
const CONNECTIONS = 2
const POLL_SECONDS = 5
const GRACE_MS = 10_000

/** Jobs that outlive the process and are shared by all processes on one database. */
export async function startQueue({ databaseUrl, log }: { databaseUrl: string; log: Log }): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: asLibpqReadsIt(databaseUrl),
    application_name: 'touchline-jobs',
    schema: 'jobs',
    max: CONNECTIONS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'))
  await boss.start()
  for (const name of Object.keys(settings) as JobName[]) await boss.createQueue(name, settings[name])
  return queueOn(boss, log)
}

function queueOn(boss: PgBoss, log: Log): Queue {
  const workers = new Map<JobName, string[]>()
  return {
    async work(name, concurrency, handle) {
      const run = async ([job]: Job<Jobs[typeof name]>[]) => {
        try {
          if (job) await handle(job.data)
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
    async schedule(name, data, { at, key } = {}) {
      await boss.send(name, data, { startAfter: at, singletonKey: key })
      if (!at || at <= new Date()) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
    },
    repeat: (name, cron, data) => boss.schedule(name, cron, data),
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
