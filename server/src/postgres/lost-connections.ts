import { errorCode } from '../error-code.ts'

/** Errors of a lost connection, or of a server that accepts none: it is stopping, starting or out of resources. */
const OUT_OF_REACH = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  // PostgreSQL's own: shut down, crashed or starting; out of connections, disk or memory; a failed write to disk; a
  // read-only replica; and a statement that was cancelled by its timeout.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '53200',
  '58030',
  '25006',
  '57014',
])

/** Thrown when a response cannot be made without the database. */
export class DatabaseOutOfReach extends Error {}

/** Whether the database could not be reached, as opposed to having rejected the statement. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof DatabaseOutOfReach || OUT_OF_REACH.has(errorCode(error) ?? '')

/**
 * When the database goes away, its drivers reject promises that no code can await. Such a rejection is logged and
 * ignored: requests fail with an error message and work again once the database is back. Any other unhandled rejection
 * is a bug of ours and ends the process (`last-resort.ts`).
 */
export function surviveLostConnections(log: (error: unknown) => void): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOutOfReach(reason)) throw reason
    log(reason)
  })
}
