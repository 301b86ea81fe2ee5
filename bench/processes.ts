import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Process {
  url: string
  stop(): Promise<void>
}

/** Starts a program of the repository in a process of its own and waits for its `Ready:` line. */
export async function startProcess(path: string, env: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../${path}`, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', () => reject(new Error(`${path} ended before it was ready:\n${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const ready = /Ready: (\S+)/.exec(output)?.[1]
      if (ready) resolve(ready)
    })
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
