import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { superuser } from '../src/postgres/initialise.ts'
import { buildWholeSite } from '../src/site/build-site.ts'
import { API_KEY } from './running-server.ts'
import { SECRET_KEY } from './secret-key.ts'
import { ISSUER, trustedKeys } from './tokens.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const settings = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'DEMO', 'NODE_ENV']

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface ServerProcess {
  /** What `Ready:` said. */
  url: string
  pid: number
  output: Output
  exited: Promise<Ending>
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<Ending>
}

/** Keeps what has to be done at the end of a test, or of a file. */
type AtEnd = (cleanUp: () => Promise<void>) => void

interface Output {
  stdout: string
  stderr: string
}

/** A server in a process of its own, killed at the end of the test if it still runs by then. */
export async function startProcess(
  env: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<ServerProcess> {
  const { child, output, exited } = await launch(env, atEnd)
  const ready = Promise.withResolvers<string>()
  child.stdout?.on('data', () => {
    const address = /^Ready: (\S+)$/m.exec(output.stdout)?.[1]
    if (address) ready.resolve(address)
  })
  exited.then(({ code, signal }) =>
    ready.reject(new Error(`The server ended (${code ?? signal}) early:\n${output.stdout}${output.stderr}`)),
  )
  return {
    url: await ready.promise,
    pid: child.pid as number,
    output,
    exited,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

/** A start that is watched from its first word to its end; `onOutput` may send it a signal. */
export async function watchProcess(
  env: Record<string, string>,
  onOutput: (output: Output, child: ChildProcess) => void = () => {},
): Promise<Output & Ending> {
  const { child, output, exited } = await launch(env, onTestFinished)
  child.stdout?.on('data', () => onOutput(output, child))
  return { ...(await exited), ...output }
}

let site: Promise<unknown> | undefined

async function launch(env: Record<string, string>, atEnd: AtEnd) {
  // A server that finds no site builds it first, and says so: that is nothing a test of its start should wait for.
  site ??= buildWholeSite(() => {})
  await site
  const inherited = Object.entries(process.env).filter(([name]) => !settings.includes(name))
  const child = spawn(process.execPath, [main], {
    env: {
      ...Object.fromEntries(inherited),
      PORT: '0',
      DEMO: '0',
      NODE_ENV: 'test',
      API_KEY,
      SECRET_KEY,
      TOKEN_KEY_SET: JSON.stringify(trustedKeys),
      TOKEN_ISSUER: ISSUER,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text
    })
  // "close" comes when all that was written has been read as well.
  const exited = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }))
  atEnd(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { child, output, exited }
}

/** A folder for a server with a PostgreSQL of its own; both are gone when the test ends, also when it fails. */
export function emptyDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-process-'))
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755)
  onTestFinished(() => {
    const left = runningPostgres(dataDir)
    if (left) killNine(left.pid)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** What PostgreSQL's own lock file says of the one that runs in a data folder. */
export function runningPostgres(dataDir: string): { pid: number; url: string } | null {
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  if (!existsSync(lockFile)) return null
  const lines = readFileSync(lockFile, 'utf8').split('\n')
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  return {
    pid: Number(lines[0]),
    url: `postgres://${superuser}:${password}@127.0.0.1:${lines[3]}/postgres`,
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export function killNine(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}
