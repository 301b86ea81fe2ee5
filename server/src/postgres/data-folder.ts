import { chmodSync, lstatSync, mkdtempSync, readFileSync, realpathSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { StartError } from '../start/start-error.ts'
import { isTrustedFolder, systemFolder } from './system-folder.ts'
import { type Account, giveTree, mayEnter, unprivilegedAccount } from './unprivileged.ts'

export interface DataFolder {
  /** The folder around the database: dataDir, or a separate one if only root may enter dataDir. */
  home: string
  database: string
  exists: boolean
  account: Account | undefined
}

export function findDataFolder(dataDir: string): DataFolder {
  const link = join(dataDir, 'postgres')
  const database = existing(link)
  const account = unprivilegedAccount(database)
  if (!database) {
    const home = mayEnter(account, dataDir) ? dataDir : reachableHome(dataDir, account)
    return { home, database: join(home, 'postgres'), exists: false, account }
  }
  const home = dirname(database)
  if (!mayEnter(account, home)) {
    throw new StartError(
      `PostgreSQL can’t run as root, and the owner of ${database} can’t open ${home}: open that folder to others (chmod o+x), or set DATA_DIR to another folder.`,
    )
  }
  if (account && statSync(database).uid === 0) giveTree(account, database)
  return { home, database, exists: true, account }
}

function existing(link: string): string | undefined {
  if (!lstatSync(link, { throwIfNoEntry: false })) return undefined
  try {
    return realpathSync(link)
  } catch {
    throw new StartError(
      `${link} points to a database that no longer exists: restore it, or remove the link to start with an empty one.`,
    )
  }
}

/** Always a new folder, so that the leftovers of an earlier data folder with this name are never taken for ours. */
function reachableHome(dataDir: string, account: Account | undefined): string {
  if (!account || !isTrustedFolder(systemFolder, account)) {
    throw new StartError(
      `PostgreSQL can’t run as root, and no other user can open ${dataDir}: set DATA_DIR to a folder that others can open, or set DATABASE_URL.`,
    )
  }
  const name = dataDir.replace(/[^\w.]+/g, '-').slice(-60)
  const home = mkdtempSync(join(systemFolder, `data${name}-`))
  chmodSync(home, 0o711)
  return home
}

/** Done last, so that the link never points to an incomplete database. */
export function linkDatabase(dataDir: string, folder: DataFolder): void {
  if (folder.home !== dataDir) symlinkSync(folder.database, join(dataDir, 'postgres'))
}

export function requireVersion(database: string, major: string): void {
  const found = versionOf(database)
  if (found === major) return
  if (found) {
    throw new StartError(
      `The database in ${database} was made by PostgreSQL ${found} and this Touchline comes with ${major}: dump it with the old version and load it into a new DATA_DIR.`,
    )
  }
  throw new StartError(
    `${database} exists but holds no PostgreSQL database: move it, or set DATA_DIR to another folder.`,
  )
}

function versionOf(database: string): string | undefined {
  try {
    return readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}
