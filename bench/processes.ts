import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Process {
  url: string
  stop(): Promise<void>
}

/** What production asks for; nothing is mailed in a measurement. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://club.example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'club@example.org',
  SECRET_KEY: 'a key for measurements only: vK2xQ8',
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
