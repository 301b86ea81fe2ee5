import { type AddPages, buildApp } from './app.ts'
import { clubJobs } from './club-jobs.ts'
import { type Config, readConfig } from './config.ts'
import { listen } from './http/listen.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { mailboxWarning } from './mail/outbox/mailbox.ts'
import { type Database, openDatabase } from './postgres/database.ts'
import { FewAtOnce, isOnThisMachine } from './postgres/few-at-once.ts'
import { surviveLostConnections } from './postgres/lost-connections.ts'
import { openPool } from './postgres/pool.ts'
import { type Reads, ReplicaReads, readsFrom, replicaProblem } from './postgres/reads.ts'
import { type BuiltSite, buildSite } from './site/build-site.ts'
import { pagesEndpoint } from './site/pages.ts'
import { siteLinks } from './site-links.ts'
import { checkStart } from './start/check-start.ts'
import { endOnUncaughtErrors } from './start/last-resort.ts'
import { requireProductionNeeds } from './start/production-needs.ts'
import { StartError } from './start/start-error.ts'
import { sendTraces } from './traces.ts'

/** In development, pages are rebuilt when their sources change. */
const isDev = process.argv.includes('--dev')

/** The close functions of everything started so far; `stop` calls them in reverse order. */
const running: (() => Promise<unknown>)[] = []
let isStopping = false

async function start(): Promise<void> {
  const config = readConfig(process.env)
  requireProductionNeeds(process.env)
  const { now } = config
  const onLost = () =>
    fail(
      new StartError(
        `PostgreSQL has stopped and won’t start again; ${config.dataDir}/postgres.log says why.`,
      ),
    )
  const log = (line: string) => console.log(line)
  if (config.traces) running.push(await sendTraces(config.traces, (problem) => console.error(problem)))
  const built = isDev ? null : beginToBuild(log)
  const database = await openDatabase(config, { log, onLost }, now())
  running.push(database.close)
  const addPages = built ? await builtPages(await built) : (await import('./site/dev-site.ts')).devSite
  const reads = await openReads(database, config)
  const app = await buildApp({ sql: database.sql, reads, config, now, addPages })
  running.push(() => app.close())
  const jobs = clubJobs(config, app.log, await siteLinks(app, database.sql, config))
  const { sql, url: databaseUrl } = database
  const { stop: stopJobs } = await startJobs({ jobs, sql, databaseUrl, log: app.log, now })
  running.push(stopJobs)
  surviveLostConnections((error) => app.log.error({ err: error }, 'a connection to the database was lost'))
  const url = await listen(app, config)
  const warning = mailboxWarning(config)
  if (warning) console.warn(warning)
  console.log(`Ready: ${url}`)
  if (database.demoAccounts.length > 0) console.log(`Demo accounts: ${database.demoAccounts.join(', ')}`)
}

/** An unreachable replica does not stop the start, because it may come back at any time. */
async function openReads({ sql, url }: Database, { databaseReadUrl }: Config): Promise<Reads> {
  if (!databaseReadUrl) return isOnThisMachine(url) ? new FewAtOnce(readsFrom(sql)) : readsFrom(sql)
  const replica = openPool(databaseReadUrl)
  running.push(() => replica.end({ timeout: 5 }))
  const problem = await replicaProblem(sql, replica)
  if (problem) console.warn(`${problem} Until it does, everything is read from the main database.`)
  return new ReplicaReads(sql, replica, (error) => console.error(error))
}

/** On a fresh clone, the site is built while the database is created. A failed start aborts the build. */
function beginToBuild(log: (line: string) => void): Promise<BuiltSite> {
  const stopping = new AbortController()
  const built = buildSite(log, stopping.signal)
  const whole = built.then((site) => site.whole)
  // A failed build rejects what the start awaits; once the site is open, nobody awaits the rest of the build, so report
  // it here. Ctrl-C in a terminal also kills the build process, which is not a failure.
  const over = whole
    .catch(async (error) => {
      await built
      if (!isStopping) void fail(error)
    })
    .catch(() => {})
  running.push(async () => {
    stopping.abort()
    await over
  })
  return built
}

async function builtPages(built: BuiltSite): Promise<AddPages> {
  const site = await asProduction(async () => {
    const { openSite } = await import('./site/open-site.ts')
    return openSite(built)
  })
  return (app, parts) => pagesEndpoint(app, { ...parts, site })
}

/** React picks its build from NODE_ENV when it is loaded, and its development build renders half as fast. */
async function asProduction<Result>(open: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await open()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Must be longer than the shutdown waits for an email that is being sent. */
const PATIENCE_MS = 15_000
/** Shorter, because without the database nothing can be closed cleanly. */
const PATIENCE_AFTER_FAILURE_MS = 3_000

/** Closes everything that was started; whatever does not close in time ends with the process. */
async function stop(exitCode: number, patienceMs = PATIENCE_MS): Promise<never> {
  isStopping = true
  setTimeout(() => process.exit(exitCode), patienceMs)
  for (const close of running.reverse()) await close()
  process.exit(exitCode)
}

async function fail(error: unknown): Promise<never> {
  console.error(error instanceof StartError ? error.message : error)
  return stop(1, PATIENCE_AFTER_FAILURE_MS)
}

endOnUncaughtErrors(() => stop(1, PATIENCE_AFTER_FAILURE_MS))
if (process.argv.includes('--check')) process.exit(await checkStart(process.env))

const started = start().catch(fail)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    console.log('Stopping …')
    // Let a start in progress finish first, so that nothing is left half started.
    await started
    await stop(0)
  })
