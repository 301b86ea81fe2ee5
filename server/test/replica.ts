import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { findBinaries } from '../src/postgres/binaries.ts'
import { startBundledPostgres } from '../src/postgres/bundled.ts'
import { findDataFolder } from '../src/postgres/data-folder.ts'
import { openPool } from '../src/postgres/pool.ts'
import { freePort, startPostmaster } from '../src/postgres/postmaster.ts'
import { giveTree } from '../src/postgres/unprivileged.ts'

export interface Replica {
  url: string
  /** Starts it on the same port, as often as needed. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface Pair {
  /** The main database, empty. */
  url: string
  stopMain(): Promise<void>
  replica: Replica
  close(): Promise<void>
}

/** A new PostgreSQL server, and a second one that follows it by streaming replication. */
export async function startPair(): Promise<Pair> {
  const home = mkdtempSync(join(tmpdir(), 'touchline-pair-'))
  const [mainDir, replicaDir] = ['main', 'replica'].map((name) => join(home, name)) as [string, string]
  // When started as root, PostgreSQL runs as another user, who needs access to the folder.
  for (const folder of [mainDir, replicaDir]) mkdirSync(folder)
  for (const folder of [home, mainDir, replicaDir]) chmodSync(folder, 0o755)
  const main = await startBundledPostgres({ dataDir: mainDir, log: () => {} })
  const replica = await makeReplica(main.url, mainDir, replicaDir)
  await replica.start()
  return {
    url: main.url,
    stopMain: () => main.stop(),
    replica,
    close: async () => {
      await replica.stop()
      await main.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Leaves out files of the running process. */
const isCopied = (path: string) => !['postmaster.pid', 'postmaster.opts'].includes(basename(path))

/** Does what pg_basebackup does, which is not among the bundled programs. */
async function makeReplica(mainUrl: string, mainDir: string, dataDir: string): Promise<Replica> {
  const copied = join(dataDir, 'postgres')
  const main = openPool(mainUrl, 1)
  const session = await main.reserve()
  await session`select pg_backup_start('replica', true)`
  cpSync(findDataFolder(mainDir).database, copied, { recursive: true, filter: isCopied })
  const [stopped] = await session`select labelfile from pg_backup_stop(false)`
  session.release()
  await main.end()
  writeFileSync(join(copied, 'backup_label'), stopped?.labelfile)
  writeFileSync(join(copied, 'standby.signal'), '')
  const { hostname, port: mainPort, username, password } = new URL(mainUrl)
  const way = `host=${hostname} port=${mainPort} user=${username} password=${password}`
  appendFileSync(join(copied, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`)
  chmodSync(copied, 0o700)
  const { account } = findDataFolder(mainDir)
  if (account) giveTree(account, copied)

  const folder = findDataFolder(dataDir)
  const binaries = await findBinaries(folder.account, () => {})
  const port = await freePort()
  const url = new URL(mainUrl)
  url.port = String(port)
  let running: Awaited<ReturnType<typeof startPostmaster>> | null = null
  return {
    url: url.href,
    start: async () => {
      const logFile = join(dataDir, 'postgres.log')
      running = await startPostmaster({
        folder,
        binaries,
        logFile,
        log: () => {},
        choosePort: async () => port,
      })
    },
    stop: async () => {
      await running?.stop()
      running = null
    },
  }
}
