import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { useKeys } from '../secrets/seal.ts'
import { sealDatabase } from '../secrets/seal-database.ts'
import { openKeyRing } from '../secrets/secret-key.ts'
import { StartError } from '../start/start-error.ts'
import { startBundledPostgres } from './bundled.ts'
import { superuser } from './initialise.ts'
import { migrate } from './migrate.ts'
import { openPool, type Sql } from './pool.ts'

interface Opened {
  sql: Sql
  close(): Promise<void>
}

type Command = (sql: Sql, config: Config) => Promise<string>

/** Runs a command-line command on the club's database, after migrating it as a server start would. */
export const runCommand = (command: Command): Promise<void> =>
  runOnDatabase(async (sql, config) => {
    await migrate(sql)
    const ring = openKeyRing(config)
    useKeys(ring)
    await sealDatabase(sql, ring)
    return command(sql, config)
  })

/**
 * Uses the database of a running server, or starts the bundled one just for this command, without migrating. Prints the
 * sentence that the command returns, or the one that explains why it failed.
 */
export async function runOnDatabase(command: Command): Promise<void> {
  try {
    const config = readConfig(process.env)
    const { sql, close } = await open(config)
    try {
      console.log(await command(sql, config))
    } finally {
      await close()
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}

async function open({ databaseUrl, databaseDirectUrl, dataDir }: Config): Promise<Opened> {
  const running = databaseDirectUrl ?? databaseUrl ?? (await runningUrl(dataDir))
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

/** A running server locks the data folder; PostgreSQL's own lock file tells its port. */
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
    // A stale lock file, left behind by a killed run.
    return undefined
  } finally {
    await close()
  }
}
