import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { explainProgram } from './failure.ts'
import { runProgram } from './run-program.ts'
import { give } from './unprivileged.ts'

export const superuser = 'touchline'

const unfinished = 'postgres.new-'

/** Built in a staging folder and moved when complete, so that an interrupted first start leaves no partial database. */
export async function initialise(folder: DataFolder, binaries: Binaries, password: string): Promise<void> {
  const { home, database, account } = folder
  const staging = mkdtempSync(join(home, unfinished))
  const fresh = join(staging, 'data')
  const passwordFile = join(staging, 'password')
  try {
    chmodSync(staging, 0o711)
    mkdirSync(fresh, { mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    give(account, fresh, passwordFile)
    const { isDone, output } = await runProgram(
      binaries.initdb,
      [
        `--pgdata=${fresh}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      account,
      staging,
    )
    if (!isDone) throw explainProgram('PostgreSQL couldn’t create its database', output, home)
    renameSync(fresh, database)
    syncFolder(home)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** With retries, because the initdb of a killed server may still be writing there. */
export function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith(unfinished)) rmSync(join(home, name), { recursive: true, maxRetries: 10 })
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
