import { errorCode } from './error-code.ts'

const LOST = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]

/**
 * A database that goes away rejects promises inside its drivers that nobody can wait for. Such a loss is logged and
 * lived through: requests fail with a sentence, and all is well again when the database is back. Any other rejection
 * that nobody waits for is a fault of ours and ends the process (`last-resort.ts`).
 */
export function surviveLostConnections(log: (error: unknown) => void): void {
  process.on('unhandledRejection', (reason) => {
    if (!LOST.includes(errorCode(reason) ?? '')) throw reason
    log(reason)
  })
}
