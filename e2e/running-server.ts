import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Stops a hanging start; on a machine with ten things to do, a start takes a minute and a half. */
const READY_MS = 300_000
const STOP_MS = 15_000
const repository = path.resolve(import.meta.dirname, '..')

const DAY_MS = 86_400_000

export interface RunningServer {
  url: string
  stop: () => Promise<void>
}

interface DatedServer extends RunningServer {
  /** Moves the clock this many days past the start; the server keeps its memory. */
  goAhead: (days: number) => Promise<void>
}

function environment(dataDir: string, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, PUBLIC_URL: _address, ...inherited } = process.env
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', NODE_ENV: 'test' }
  return { ...inherited, ...own, ...more }
}

/** Resolves with the address of the line `Ready: http://…`; a server that ends or stays silent is an error. */
function readyAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    const fail = (what: string) => reject(new Error(`${what}\n${said.join('\n')}`))
    const timer = setTimeout(() => fail(`The server was not ready after ${READY_MS} ms.`), READY_MS)
    for (const stream of [server.stdout, server.stderr])
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => {
        said.push(line)
        const address = line.match(/^Ready: (http:\S+)/)?.[1]
        if (!address) return
        clearTimeout(timer)
        resolve(address)
      })
    server.once('error', (error) => fail(error.message))
    server.once('exit', (code, signal) => {
      clearTimeout(timer)
      fail(`The server ended (${code ?? signal}) before it was ready.`)
    })
  })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
}

export interface DataDir {
  path: string
  remove: () => Promise<void>
}

export async function newDataDir(): Promise<DataDir> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'touchline-e2e-'))
  // When started as root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755)
  return { path: dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

const MAIN = 'server/src/main.ts'

/** Resolves when it is ready; on failure nothing of it remains. */
async function untilReady(server: ChildProcess): Promise<RunningServer> {
  const close = () => stop(server)
  try {
    return { url: await readyAddress(server), stop: close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The real server on a free port with the demo club, in its own data folder. */
export async function startServer(more: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = await newDataDir()
  try {
    const server = await untilReady(
      spawn(process.execPath, [MAIN], {
        cwd: repository,
        env: environment(dataDir.path, more),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
    return { url: server.url, stop: () => server.stop().then(dataDir.remove) }
  } catch (error) {
    await dataDir.remove()
    throw error
  }
}

/** The same on a given day with its own database; the day can be moved on without a restart. */
export async function startServerOn(
  today: string,
  { dataDir, databaseUrl }: { dataDir: DataDir; databaseUrl: string },
): Promise<DatedServer> {
  const server = spawn(process.execPath, ['--import', './e2e/movable-clock.ts', MAIN], {
    cwd: repository,
    env: environment(dataDir.path, { TODAY: today, DATABASE_URL: databaseUrl }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const goAhead = async (days: number) => {
    const moved = once(server, 'message')
    server.send(days * DAY_MS)
    await moved
  }
  return { ...(await untilReady(server)), goAhead }
}
