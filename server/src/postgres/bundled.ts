import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start/start-error.ts'
import { findBinaries } from './binaries.ts'
import { findDataFolder, linkDatabase, requireVersion } from './data-folder.ts'
import { explain } from './failure.ts'
import { initialise, removeUnfinished, superuser } from './initialise.ts'
import { keepPostmaster } from './keep-postmaster.ts'
import { stopLeftOver } from './left-over.ts'

interface BundledPostgresOptions {
  dataDir: string
  log: (line: string) => void
  /** Called when PostgreSQL has ended unexpectedly and could not be restarted. */
  onExit?: () => void
  /** Defaults to true. False for tests, which delete the database afterwards and need no fsync. */
  isLasting?: boolean
}

export interface BundledPostgres {
  url: string
  /** Waits until PostgreSQL has written everything and its process has ended. */
  stop(): Promise<void>
}

export async function startBundledPostgres(options: BundledPostgresOptions): Promise<BundledPostgres> {
  const releases: (() => void)[] = []
  const release = () => {
    for (const unlock of releases) unlock()
  }
  try {
    return await start(options, releases, release)
  } catch (error) {
    release()
    throw explain(error, options.dataDir)
  }
}

async function start(
  { dataDir: given, log, onExit, isLasting }: BundledPostgresOptions,
  releases: (() => void)[],
  release: () => void,
): Promise<BundledPostgres> {
  mkdirSync(given, { recursive: true })
  const dataDir = realpathSync(given)
  accessSync(dataDir, constants.W_OK | constants.X_OK)
  releases.push(lockFolder(dataDir))

  const folder = findDataFolder(dataDir)
  // A copied data folder may link to the same database as its original.
  if (folder.home !== dataDir) releases.push(lockFolder(folder.home))
  removeUnfinished(folder.home)
  const binaries = await findBinaries(folder.account, log)
  const password = databasePassword(dataDir, folder.exists)
  if (folder.exists) {
    requireVersion(folder.database, binaries.major)
    await stopLeftOver(folder, binaries, log)
  } else {
    log(`Creating a new database in ${folder.database}.`)
    await initialise(folder, binaries, password)
    linkDatabase(dataDir, folder)
  }

  const logFile = join(dataDir, 'postgres.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
  const { port, stop } = await keepPostmaster({ folder, binaries, log, logFile, isLasting }, (wasAsked) => {
    release()
    if (!wasAsked) onExit?.()
  })
  return { url: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** The password file is written before the database is created, so that no database exists without its password. */
function databasePassword(dataDir: string, databaseExists: boolean): string {
  const file = join(dataDir, 'postgres-password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (databaseExists) {
    throw new StartError(
      `${file}, the password of the database beside it, is missing: restore it, or set DATA_DIR to another folder.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  const unfinished = `${file}.new`
  writeFileSync(unfinished, `${password}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
  return password
}

const sqliteBusy = 5

/**
 * Allows one live server per folder. An exclusive SQLite transaction is the one file lock that Node offers on every
 * system: it ends with its process, so neither kill -9 nor a reused process id can leave a stale lock.
 */
function lockFolder(folder: string): () => void {
  const file = join(folder, 'touchline.lock')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    // No journal: the lock has to work on a full disk too.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    if (database?.isOpen) database.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) {
      throw new StartError(
        `Another Touchline server is running on the data in ${folder}: stop it first, or give this one its own DATA_DIR (or both the same DATABASE_URL).`,
      )
    }
    throw new StartError(
      `Touchline can’t lock ${file} (${error instanceof Error ? error.message : error}): make it writable, or set DATA_DIR to another folder.`,
    )
  }
  const held = database
  return () => {
    if (held.isOpen) held.close()
  }
}
