import { randomUUID } from 'node:crypto'

/**
 * After an uncaught error, the process is in an unknown state. The error is logged with a reference, as one line of
 * JSON like the rest of the log, and the process ends; its supervisor restarts it. Unhandled rejections are treated
 * the same way.
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

/** The log's numeric level for fatal errors. */
const FATAL = 60
