import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { explainProgram } from './failure.ts'
import { programEnvironment, runProgram } from './run-program.ts'

export interface Postmaster {
  port: number
  /** Resolves when the process has ended, for whatever reason. */
  exited: Promise<void>
  stop(): Promise<void>
}

export interface StartOptions {
  folder: DataFolder
  binaries: Binaries
  logFile: string
  log: (line: string) => void
  isLasting?: boolean
  choosePort?: () => Promise<number>
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  // By default PostgreSQL plans the desk's searches again on every execution in a small club, which took four fifths of
  // their time (decision 252).
  plan_cache_mode: 'force_generic_plan',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
}

/**
 * A lasting database must survive a power failure and be vacuumed. The other kind is for tests, where a dozen servers
 * share one database.
 */
const byLifetime = (isLasting: boolean) => {
  const state = isLasting ? 'on' : 'off'
  const durability = { fsync: state, full_page_writes: state, synchronous_commit: state, autovacuum: state }
  if (isLasting) return { ...durability, max_connections: '60' }
  // For tables that were never vacuumed, PostgreSQL assumes the worst and starts parallel workers for a few rows.
  return { ...durability, max_parallel_workers_per_gather: '0', max_connections: '300' }
}

const attempts = 20

/** Retries, because the free port may have been taken meanwhile, and children of a killed predecessor may linger. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { folder, logFile, choosePort = freePort } = options
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort()
    const wordsBefore = lastWords(logFile).length
    const postmaster = await launch(options, port)
    if (postmaster) return postmaster
    const words = lastWords(logFile).slice(wordsBefore)
    const isPortTaken = /could not bind|could not create any TCP\/IP sockets/.test(words)
    const hasLingerers = /pre-existing shared memory block/.test(words)
    const isWorthAnotherTry = (isPortTaken || hasLingerers) && attempt < attempts
    if (!isWorthAnotherTry) throw explainProgram('PostgreSQL didn’t start', words, folder.home)
    if (hasLingerers || choosePort !== freePort) await pause(500)
  }
}

function lastWords(logFile: string): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function launch(options: StartOptions, port: number): Promise<Postmaster | undefined> {
  const { folder, binaries, logFile, log } = options
  const child = spawnPostgres(options, port, logFile)
  let isGone = false
  const exited = new Promise<void>((resolve) => {
    const leave = () => {
      isGone = true
      resolve()
    }
    child.once('exit', leave)
    child.once('error', leave)
  })
  // However our process ends, short of kill -9, stop PostgreSQL too.
  const interrupt = () => child.kill('SIGINT')
  process.once('exit', interrupt)
  exited.then(() => process.off('exit', interrupt))

  const slow = setTimeout(
    () => log('PostgreSQL is still starting: it’s recovering from an interrupted run.'),
    5_000,
  )
  while (!isGone && !isReady(folder.database, child.pid)) await Promise.race([exited, pause(20)])
  clearTimeout(slow)
  return isGone ? undefined : { port, exited, stop: () => stop(child, exited, binaries, folder) }
}

function spawnPostgres(options: StartOptions, port: number, logFile: string): ChildProcess {
  const { folder, binaries, isLasting = true } = options
  const log = openSync(logFile, 'a', 0o600)
  const flags = Object.entries({ ...settings, ...byLifetime(isLasting), port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(binaries.postgres, ['-D', folder.database, ...flags], {
    cwd: folder.database,
    env: programEnvironment(),
    // In a process group of its own, so that Ctrl-C in the terminal reaches only us and we decide when it stops.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
    ...folder.account,
  })
  closeSync(log)
  return child
}

/** The eighth line of PostgreSQL's lock file has its status; pg_ctl reads it too. */
function isReady(database: string, pid: number | undefined): boolean {
  const file = join(database, 'postmaster.pid')
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

async function stop(child: ChildProcess, exited: Promise<void>, binaries: Binaries, folder: DataFolder) {
  if (process.platform === 'win32') {
    const args = ['stop', '-D', folder.database, '-m', 'fast']
    await runProgram(binaries.pg_ctl, args, undefined, folder.database)
  } else {
    child.kill('SIGINT')
  }
  const immediate = setTimeout(() => child.kill('SIGQUIT'), 60_000)
  await exited
  clearTimeout(immediate)
}
