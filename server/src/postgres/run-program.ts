import { spawn } from 'node:child_process'
import type { Account } from './unprivileged.ts'

interface Outcome {
  isDone: boolean
  output: string
}

/** Drops the user's PG… variables, which would redirect PostgreSQL's programs, and makes their messages English. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

export function runProgram(
  file: string,
  args: string[],
  account: Account | undefined,
  cwd: string,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: programEnvironment(),
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ isDone: false, output: error.message }))
    child.once('close', (code) => resolve({ isDone: code === 0, output }))
  })
}
