import { present } from '@touchline/domain/present.ts'
import type { Config } from '../config.ts'
import { useKeys } from '../secrets/seal.ts'
import { sealDatabase } from '../secrets/seal-database.ts'
import { generatedKeyWarning, openKeyRing } from '../secrets/secret-key.ts'
import { StartError } from '../start/start-error.ts'
import { startBundledPostgres } from './bundled.ts'
import { fillDemoClub } from './demo/fill.ts'
import { migrate } from './migrate.ts'
import { openPool, type Sql } from './pool.ts'

export interface Database {
  sql: Sql
  url: string
  demoAccounts: string[]
  close(): Promise<void>
}

interface Reports {
  log: (line: string) => void
  /** Called when the bundled PostgreSQL has ended unexpectedly and could not be restarted. */
  onLost: () => void
}

/** Opens the database of DATABASE_URL or the bundled one, migrates it, and adds the demo club where it is wanted. */
export async function openDatabase(
  config: Config,
  { log, onLost }: Reports,
  now: Date = new Date(),
): Promise<Database> {
  const { dataDir, databaseUrl, databaseDirectUrl } = config
  const bundled = databaseUrl ? null : await startBundledPostgres({ dataDir, log, onExit: onLost })
  const url = present(databaseUrl ?? bundled?.url, 'the address of a database')
  const direct = databaseDirectUrl ? openPool(databaseDirectUrl, DIRECT_CONNECTIONS) : null
  const sql = direct ? pastPooler(openPool(url), direct) : openPool(url)
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), direct?.end({ timeout: 5 })])
    await bundled?.stop()
  }
  try {
    for (const name of await migrate(direct ?? sql)) log(`Migrated: ${name}`)
    if (databaseUrl && config.secretKeys.length === 0) log(generatedKeyWarning(dataDir))
    const ring = openKeyRing(config)
    useKeys(ring)
    await sealDatabase(direct ?? sql, ring)
    const demoAccounts = config.hasDemoClub ? await fillDemoClub(sql, now) : []
    return { sql, url, demoAccounts, close }
  } catch (error) {
    await close()
    throw unusableDatabase(error)
  }
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'CONNECT_TIMEOUT', '28P01', '28000', '3D000']

/** Turns a connection error into one that says what to do about it; returns any other error as it is. */
export function unusableDatabase(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string }
  return unreachable.includes(code ?? '')
    ? new StartError(`The database at DATABASE_URL can’t be used: ${message}.`)
    : error
}

/** Besides the listening one: a session lock for sending emails to groups, and one more to spare. */
const DIRECT_CONNECTIONS = 2

/**
 * A transaction pooler loses LISTEN and session locks, because it lends connections per transaction. These two methods
 * bypass it; everything else goes through it, one transaction at a time.
 */
export const pastPooler = (pooled: Sql, direct: Sql): Sql =>
  Object.assign(pooled, { listen: direct.listen, reserve: direct.reserve })
