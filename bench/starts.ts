import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWholeSite } from '../server/src/site/build-site.ts'
import { type Line, noted } from './summary.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const own = (dataDir: string) => ({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  NODE_ENV: '',
})

/** From the command to `Ready:`, with the bundled PostgreSQL and the demo club. */
export async function printStartTable(): Promise<Line[]> {
  const home = mkdtempSync(join(tmpdir(), 'touchline-starts-'))
  chmodSync(home, 0o755)
  await buildWholeSite(() => {})
  try {
    const built = {
      cwd: root,
      env: own(join(home, 'data')),
      command: [process.execPath, 'server/src/main.ts'],
    }
    const seconds = {
      'a start with an empty folder, built': await secondsToReady(built),
      'the next start': await secondsToReady(built),
      'npm start in a fresh clone': await freshClone(home),
    }
    console.log('\nSeconds from the command to Ready, with the bundled PostgreSQL and the demo club')
    console.table(seconds)
    return Object.entries(seconds).map(([what, value]) => noted(what, value, ' s'))
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** A clone of what is committed, with nothing installed; npm uses its own cache. */
async function freshClone(home: string): Promise<number> {
  const clone = join(home, 'clone')
  const { status } = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The repository could not be cloned.')
  return secondsToReady({ cwd: clone, env: own(join(home, 'fresh-data')), command: ['npm', 'start'] })
}

interface Start {
  cwd: string
  env: NodeJS.ProcessEnv
  command: string[]
}

async function secondsToReady({ cwd, env, command: [program = '', ...args] }: Start): Promise<number> {
  const startedAt = performance.now()
  // In its own process group, because npm would not pass the signal on to the server it has started.
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  try {
    await ready(child)
    return Number(((performance.now() - startedAt) / 1000).toFixed(1))
  } finally {
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM')
      await once(child, 'close')
    }
  }
}

const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = ''
    child.once('exit', () => reject(new Error(`It ended before it was ready:\n${output}`)))
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready: ')) resolve()
    })
  })
