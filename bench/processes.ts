import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface Process {
  url: string
  stop(): Promise<void>
}

/** The settings that production requires; no email is sent in a measurement. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://club.example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'club@example.org',
  SECRET_KEY: 'a key for measurements only: vK2xQ8',
}

/**
 * Starts a program of the repository in its own process and waits for its `Ready:` line. In production that names the
 * public address, so requests go to the given port.
 */
export async function startProcess(path: string, env: Record<string, string>): Promise<Process> {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../${path}`, import.meta.url))], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.once('exit', () => reject(new Error(`${path} ended before it was ready:\n${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready: ')) resolve()
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
