import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'
import { isOutOfReach } from './lost-connections.ts'
import type { Sql } from './pool.ts'

/** Where an answer that changes nothing comes from. All that was acknowledged before somebody asked is in it. */
export interface Reads {
  run<Result>(read: (sql: Sql) => Promise<Result>): Promise<Result>
}

export const readsFrom = (sql: Sql): Reads => ({ run: (read) => read(sql) })

/** A replica that has not caught up after this leaves the answer to the main database. */
const PATIENCE_MS = 50
const BETWEEN_LOOKS_MS = 4
/** What a replica said of itself is believed for so long: one that has gone silent is noticed. */
const BELIEVED_MS = 1_000
/** One that is behind is left alone for so long, one that is away for longer. */
const BEHIND_MS = 250
const AWAY_MS = 2_000

/**
 * Reads from a replica, and never one that is behind: before each read the main database says how far it has written,
 * and the replica answers once it has come as far. Where it does not in time, or is away, the main one answers.
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
  /** How many reads each has answered. */
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

  /** Said once, until it is back. */
  #leaveAway(reason: unknown): void {
    this.#restsUntil = performance.now() + AWAY_MS
    if (!this.#isAway) this.#warn(reason)
    this.#isAway = true
  }
}

interface Written {
  position: number
  /** What replicas of this database have in common with it, and no other database has. */
  system: string
  database: string
}

/**
 * What is acknowledged is on the disk, unless somebody switched that off. Positions are bytes of a log that is far from
 * filling what a number holds.
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

/** How far a replica has come; refuses what is none, or one of something else. */
async function replayedBy(replica: Sql, { system, database }: Written): Promise<number> {
  const [replayed] = await replica<{ position: number }[]>`
    select (pg_last_wal_replay_lsn() - '0/0')::bigint as position from pg_control_system()
    where pg_is_in_recovery() and system_identifier::text = ${system} and current_database() = ${database}`
  if (!replayed) throw new NoReplica()
  return replayed.position
}

class NoReplica extends Error {
  constructor() {
    super('DATABASE_READ_URL does not lead to a replica of the database.')
  }
}

/** Says what is wrong with a replica, or null. */
export async function replicaProblem(main: Sql, replica: Sql): Promise<string | null> {
  try {
    await replayedBy(replica, await writtenSoFar(main))
    return null
  } catch (error) {
    if (error instanceof NoReplica) return error.message
    if (error instanceof Error && isOutOfReach(error))
      return `The replica at DATABASE_READ_URL cannot be reached: ${error.message}.`
    throw error
  }
}

/** It is away, or had to give way to what it was replaying; what the main database says of the same statement counts. */
const isOfReplica = (error: unknown): boolean => isOutOfReach(error) || /^40/.test(errorCode(error) ?? '')

/** What many ask at once is asked once; who comes while the question is on its way waits for the next. */
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
