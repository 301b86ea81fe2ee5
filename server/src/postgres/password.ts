import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** Written before the database that takes it, so that one never exists without the other. */
export function databasePassword(dataDir: string, databaseExists: boolean): string {
  const file = join(dataDir, 'postgres-password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (databaseExists) {
    throw new StartError(
      `${file}, the password of the database beside it, is gone: bring it back, or set DATA_DIR to another folder.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  const unfinished = `${file}.new`
  writeFileSync(unfinished, `${password}\n`, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
  return password
}
