import { errorCode } from '../error-code.ts'

/** The way to the database is cut, or it turns everybody away: while it stops, starts, or has nothing left to work with. */
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
  // What PostgreSQL says of it: shut down, crashed, not up yet; no connection, disk or memory left, and files that it cannot
  // write; a replica that only reads; and a statement that it gave up, for it came to no end.
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

/** Thrown in place of an answer that could not be put together without the database. */
export class DatabaseOutOfReach extends Error {}

/** Whether there was no database to ask, as opposed to one that found something wrong with what it was asked. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof DatabaseOutOfReach || OUT_OF_REACH.has(errorCode(error) ?? '')

/**
 * A database that goes away rejects promises inside its drivers that nobody can wait for. Such a loss is logged and
 * lived through: requests fail with a sentence, and all is well again when the database is back. Any other rejection
 * that nobody waits for is a fault of ours and ends the process (`last-resort.ts`).
 */
export function surviveLostConnections(log: (error: unknown) => void): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOutOfReach(reason)) throw reason
    log(reason)
  })
}
