import { randomUUID } from 'node:crypto'

/**
 * An error that nobody has caught leaves the process in a state that nobody knows. It is written down under a
 * reference, as one line of JSON like the rest of the log, and the process ends; whoever watches over it starts it again.
 * Rejections that nobody waits for come here too.
 */
export function endOnUncaughtErrors(end: () => Promise<unknown>): void {
  let isEnding = false
  process.on('uncaughtException', (error: unknown, origin) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    const reference = randomUUID().slice(0, 8)
    const line = {
      level: FATAL,
      time: Date.now(),
      pid: process.pid,
      reference,
      origin,
      err: { message, stack },
    }
    console.error(JSON.stringify({ ...line, msg: 'an error that nobody caught ends this process' }))
    if (isEnding) return
    isEnding = true
    end().catch(() => process.exit(1))
  })
}

/** As the log counts. */
const FATAL = 60
