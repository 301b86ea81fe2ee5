import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { startBundledPostgres } from '../postgres/bundled.ts'
import { superuser } from '../postgres/initialise.ts'
import { migrate } from '../postgres/migrate.ts'
import { openPool, type Sql } from '../postgres/pool.ts'
import { StartError } from '../start-error.ts'
import { runAdminCommand } from './admin-commands.ts'

interface Opened {
  sql: Sql
  close(): Promise<void>
}

/** The database of a server that runs, or else the bundled one, started for this command only. */
async function open({ databaseUrl, dataDir }: Config): Promise<Opened> {
  const running = databaseUrl ?? (await runningUrl(dataDir))
  if (running) return opened(running)
  const bundled = await startBundledPostgres({ dataDir, log: () => {} })
  return opened(bundled.url, bundled.stop)
}

function opened(url: string, stop: () => Promise<void> = async () => {}): Opened {
  const sql = openPool(url, 1)
  return {
    sql,
    close: async () => {
      await sql.end({ timeout: 5 })
      await stop()
    },
  }
}

/** A server that runs holds the data folder; its PostgreSQL says in its lock file where it listens. */
async function runningUrl(dataDir: string): Promise<string | undefined> {
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const passwordFile = join(dataDir, 'postgres-password')
  if (!existsSync(lockFile) || !existsSync(passwordFile)) return undefined
  const port = Number(readFileSync(lockFile, 'utf8').split('\n')[3])
  const password = readFileSync(passwordFile, 'utf8').trim()
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  const { sql, close } = opened(url)
  try {
    await sql`select 1`
    return url
  } catch {
    // A lock file that a killed run left behind.
    return undefined
  } finally {
    await close()
  }
}

async function run(): Promise<void> {
  const { sql, close } = await open(readConfig(process.env))
  try {
    await migrate(sql)
    console.log(await runAdminCommand({ sql, now: () => new Date() }, process.argv.slice(2)))
  } finally {
    await close()
  }
}

await run().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
