import type { Sql, Transaction } from '../postgres/pool.ts'

/**
 * Work that no request waits for. A job carries nothing: what is to be done lies in a table, and the job is only the
 * call to look there. It may come too often and must then find nothing to do; one that fails is made up by the next.
 */
export interface Job {
  /** Of this installation's jobs, only one has it; letters, digits and hyphens. */
  name: string
  /** Besides being called, it looks by the clock: a cron expression in UTC, once over all processes. */
  cron?: string
  /** How many at a time in one process; 1 unless given. */
  concurrency?: number
  run(surroundings: JobSurroundings): Promise<void>
}

export interface JobSurroundings {
  sql: Sql
  /** The clock, so that a test can move it. */
  now(): Date
  log: JobLog
  /** Aborted when the process is to end: finish the row at hand and leave the rest. */
  signal: AbortSignal
  /** Looks again then. While a look with this key waits, another is not added. */
  again(at: Date, key: string): Promise<void>
}

export interface JobLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const JOBS_CHANNEL = 'jobs'

/** Calls a job as soon as this transaction is committed, and not at all if it is not. */
export async function callJob(tx: Transaction, name: string): Promise<void> {
  await tx`select pg_notify(${JOBS_CHANNEL}, ${name})`
}
