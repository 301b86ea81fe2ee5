import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDataFolder } from '../src/postgres/data-folder.ts'
import { superuser } from '../src/postgres/initialise.ts'
import { startPostmaster } from '../src/postgres/postmaster.ts'
import { runProgram } from '../src/postgres/run-program.ts'
import { give } from '../src/postgres/unprivileged.ts'

/** Starts the oldest supported PostgreSQL version, from its programs, in an empty folder; it ends with the tests. */
export async function startOldestPostgres(
  programs: string,
  dataDir: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = findDataFolder(dataDir)
  const password = 'for tests only'
  const passwordFile = join(dataDir, 'password')
  mkdirSync(folder.database, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(folder.account, folder.database, passwordFile)
  const { isDone, output } = await runProgram(
    join(programs, 'initdb'),
    [
      `--pgdata=${folder.database}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    folder.account,
    dataDir,
  )
  if (!isDone) throw new Error(`The PostgreSQL in ${programs} could not make its database: ${output}`)
  const { port, stop } = await startPostmaster({
    folder,
    binaries: {
      initdb: join(programs, 'initdb'),
      postgres: join(programs, 'postgres'),
      pg_ctl: join(programs, 'pg_ctl'),
    },
    logFile: join(dataDir, 'postgres.log'),
    log: () => {},
    isLasting: false,
  })
  return { url: `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`, stop }
}
