import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start/start-error.ts'

const sqliteBusy = 5

/**
 * One live server per folder. An exclusive SQLite transaction is the one file lock that Node offers on every
 * system: it goes with its process, so neither kill -9 nor a reused process number can leave it behind.
 */
export function lockFolder(folder: string): () => void {
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
        `Another Touchline server is running on the data in ${folder}: stop that one first, or give this one its own DATA_DIR (or both the same DATABASE_URL).`,
      )
    }
    throw new StartError(
      `Touchline cannot lock ${file} (${error instanceof Error ? error.message : error}): make it writable, or set DATA_DIR to another folder.`,
    )
  }
  const held = database
  return () => {
    if (held.isOpen) held.close()
  }
}
