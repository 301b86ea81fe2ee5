import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './repository-files.ts'

const GRACE_MS = 10_000
const running = new Set<ChildProcess>()
let interrupted = false

/** The script behind a package's command, to run it on our Node on every platform. */
function binary(packageName: string, command: string): string {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

interface Tool {
  package: string
  command?: string
  args: string[]
  env?: NodeJS.ProcessEnv
}

interface Run {
  name: string
  script: string
  args?: string[]
  env?: NodeJS.ProcessEnv
  isSilent?: boolean
}

/** Runs a tool, passing its output through, and returns whether it succeeded. */
export const runTool = ({ package: name, command = name, args, env }: Tool): Promise<boolean> =>
  run({ name, script: binary(name, command), args, env })

/** The same for one of our programs, without its output. */
export const runSilently = (script: string): Promise<boolean> =>
  run({ name: script, script: path.join(root, script), isSilent: true })

function run({ name, script, args = [], env, isSilent = false }: Run): Promise<boolean> {
  if (interrupted) return Promise.resolve(false)
  const output = isSilent ? 'ignore' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      // In a process group of its own: we pass Ctrl-C on once, and can end its children with it.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    child.once('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`)
      running.delete(child)
      resolve(false)
    })
    child.once('exit', async (code) => {
      if (interrupted) await groupEnd(child)
      running.delete(child)
      resolve(code === 0)
    })
  })
}

/** False if no process of the child's group is left. */
function signal(child: ChildProcess, name: NodeJS.Signals | 0): boolean {
  if (!child.pid) return false
  try {
    return process.kill(process.platform === 'win32' ? child.pid : -child.pid, name)
  } catch {
    return false
  }
}

/** A runner may die before its children, which also get time to end by themselves. */
async function groupEnd(child: ChildProcess): Promise<void> {
  const deadline = Date.now() + GRACE_MS
  while (signal(child, 0) && Date.now() < deadline) await sleep(50)
  signal(child, 'SIGKILL')
}

/** Passes the first Ctrl-C on to all running tools and waits; what still runs after the grace period is killed. */
export function stopToolsOnInterrupt(): void {
  const stop = () => {
    if (interrupted) return
    interrupted = true
    process.exitCode = 130
    for (const child of running) {
      signal(child, 'SIGINT')
      groupEnd(child)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
