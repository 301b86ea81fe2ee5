import type { Sql, Transaction } from '../postgres/pool.ts'

/**
 * Background work. A call of a job carries no data: the work to do is in a table, and the call only makes the job look
 * there. It may be called too often, and then finds nothing to do; after a failure, the next run catches up.
 */
export interface Job {
  /** Unique within this installation; letters, digits and hyphens. */
  name: string
  /** Also runs on a schedule: a cron expression in UTC, once over all processes. */
  cron?: string
  /** How many runs at a time in one process; defaults to 1. */
  concurrency?: number
  run(surroundings: JobSurroundings): Promise<void>
}

export interface JobSurroundings {
  sql: Sql
  /** The clock, so that a test can move it. */
  now(): Date
  log: JobLog
  /** Aborted when the process is stopping: finish the current row and leave the rest. */
  signal: AbortSignal
  /** Runs again at that time. Only one call with the same key is queued. */
  again(at: Date, key: string): Promise<void>
}

export interface JobLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const JOBS_CHANNEL = 'jobs'

/** Calls a job once this transaction is committed; not at all if it is rolled back. */
export async function callJob(tx: Transaction, name: string): Promise<void> {
  await tx`select pg_notify(${JOBS_CHANNEL}, ${name})`
}
