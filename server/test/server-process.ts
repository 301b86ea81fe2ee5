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
  /** The address in the line `Ready:`. */
  url: string
  pid: number
  output: Output
  exited: Promise<Ending>
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<Ending>
}

/** Registers a clean-up for the end of a test or a file. */
type AtEnd = (cleanUp: () => Promise<void>) => void

interface Output {
  stdout: string
  stderr: string
}

/** A server in its own process, killed at the end of the test if it is still running. */
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

/** A start that is observed from its first output to its end; `onOutput` may send it a signal. */
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
  // A server without a built site builds it first and says so; no test of the start should wait for that.
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
  // "close" comes once all output has been read as well.
  const exited = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }))
  atEnd(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { child, output, exited }
}

/** A folder for a server with its own PostgreSQL; both are removed when the test ends, even if it fails. */
export function emptyDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-process-'))
  // When started as root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o755)
  onTestFinished(() => {
    const left = runningPostgres(dataDir)
    if (left) killNine(left.pid)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** What PostgreSQL's lock file says about the instance running in a data folder. */
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
