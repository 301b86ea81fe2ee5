import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'
import { isOutOfReach } from './lost-connections.ts'
import type { Sql } from './pool.ts'
import type { Row, RowStatement } from './row-statement.ts'
import type { SqlValue } from './sql-value.ts'

/** Runs read-only queries. They see everything that was committed and acknowledged before the read began. */
export interface Reads {
  run<Result>(read: (sql: Sql) => Promise<Result>): Promise<Result>
  /** The row of a statement that returns at most one. */
  row(statement: RowStatement, params: readonly SqlValue[]): Promise<Row | undefined>
}

export const readsFrom = (sql: Sql): Reads => ({
  run: (read) => read(sql),
  row: (statement, params) => statement.row(sql, params),
})

/** If the replica has not caught up after this, the main database answers. */
const PATIENCE_MS = 50
const BETWEEN_LOOKS_MS = 4
/** How long the last known replay position is trusted, so that a silent replica is noticed. */
const BELIEVED_MS = 1_000
/** How long to avoid a replica that is behind; one that cannot be reached is avoided for longer. */
const BEHIND_MS = 250
const AWAY_MS = 2_000

/**
 * Reads from a replica, but never stale data: each read first asks the main database for its WAL position and waits
 * until the replica has replayed it. If that takes too long or the replica is down, the main database answers.
 */
export class ReplicaReads implements Reads {
  readonly #main: Sql
  readonly #replica: Sql
  readonly #warn: (reason: unknown) => void
  readonly #written: () => Promise<Written>
  readonly #look: (written: Written) => Promise<void>
  #replayed = { position: 0, at: Number.NEGATIVE_INFINITY }
  #restsUntil = 0
  #isAway = false
  /** How many reads each database has answered. */
  readonly answered = { replica: 0, main: 0 }

  constructor(main: Sql, replica: Sql, warn: (reason: unknown) => void) {
    this.#main = main
    this.#replica = replica
    this.#warn = warn
    this.#written = shared(() => writtenSoFar(main))
    this.#look = shared(async (written: Written) => {
      const position = await replayedBy(replica, written)
      this.#replayed = { position, at: performance.now() }
    })
  }

  async run<Result>(read: (sql: Sql) => Promise<Result>): Promise<Result> {
    if (await this.#isUpToDate()) {
      try {
        const result = await read(this.#replica)
        this.answered.replica += 1
        this.#isAway = false
        return result
      } catch (error) {
        if (!isOfReplica(error)) throw error
        this.#leaveAway(error)
      }
    }
    this.answered.main += 1
    return read(this.#main)
  }

  row(statement: RowStatement, params: readonly SqlValue[]): Promise<Row | undefined> {
    return this.run((sql) => statement.row(sql, params))
  }

  async #isUpToDate(): Promise<boolean> {
    const begun = performance.now()
    if (begun < this.#restsUntil) return false
    const written = await this.#written()
    const isThere = () =>
      this.#replayed.position >= written.position && performance.now() - this.#replayed.at < BELIEVED_MS
    try {
      while (!isThere()) {
        const left = begun + PATIENCE_MS - performance.now()
        if (left <= 0) {
          this.#restsUntil = performance.now() + BEHIND_MS
          return false
        }
        const isAnswered = await Promise.race([this.#look(written).then(() => true), pause(left, false)])
        if (isAnswered && !isThere()) await pause(BETWEEN_LOOKS_MS)
      }
      return true
    } catch (error) {
      this.#leaveAway(error)
      return false
    }
  }

  /** Logs the failure only once per outage. */
  #leaveAway(reason: unknown): void {
    this.#restsUntil = performance.now() + AWAY_MS
    if (!this.#isAway) this.#warn(reason)
    this.#isAway = true
  }
}

interface Written {
  position: number
  /** Identifies the cluster; only replicas of this database share it. */
  system: string
  database: string
}

/**
 * Acknowledged data has been flushed, unless synchronous_commit is off. WAL positions are byte counts far below what a
 * JavaScript number can hold.
 */
async function writtenSoFar(main: Sql): Promise<Written> {
  const [written] = await main<Written[]>`
    select system_identifier::text as system, current_database() as database,
      (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_flush_lsn() end - '0/0')::bigint as position
    from pg_control_system()`
  if (!written) throw new Error('PostgreSQL says nothing of itself.')
  return written
}

/** The replay position of the replica. Throws if it is not a replica, or not one of this database. */
async function replayedBy(replica: Sql, { system, database }: Written): Promise<number> {
  const [replayed] = await replica<{ position: number }[]>`
    select (pg_last_wal_replay_lsn() - '0/0')::bigint as position from pg_control_system()
    where pg_is_in_recovery() and system_identifier::text = ${system} and current_database() = ${database}`
  if (!replayed) throw new NoReplica()
  return replayed.position
}

class NoReplica extends Error {
  constructor() {
    super('DATABASE_READ_URL doesn’t point to a replica of the database.')
  }
}

/** A sentence about what is wrong with the replica, or null. */
export async function replicaProblem(main: Sql, replica: Sql): Promise<string | null> {
  try {
    await replayedBy(replica, await writtenSoFar(main))
    return null
  } catch (error) {
    if (error instanceof NoReplica) return error.message
    if (error instanceof Error && isOutOfReach(error))
      return `The replica at DATABASE_READ_URL can’t be reached: ${error.message}.`
    throw error
  }
}

/** It is unreachable, or replay has cancelled the query. For those, the main database runs the statement again. */
const isOfReplica = (error: unknown): boolean => isOutOfReach(error) || /^40/.test(errorCode(error) ?? '')

/** Callers share one query. Those that arrive while a query is running share the next one, so that it is current. */
function shared<Asked extends unknown[], Result>(
  ask: (...asked: Asked) => Promise<Result>,
): (...asked: Asked) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | null = null
  return (...asked) => {
    next ??= underWay.then(() => {
      next = null
      const answer = ask(...asked)
      underWay = answer.catch(() => {})
      return answer
    })
    return next
  }
}
