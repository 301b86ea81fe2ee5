import postgres from 'postgres'
import { traced } from '../traces.ts'
import { DatabaseOutOfReach } from './lost-connections.ts'

export type Sql = postgres.Sql
export type Transaction = postgres.TransactionSql

/** Longer than any legitimate query takes; a runaway query must not hold its connection. */
const STATEMENT_TIMEOUT_MS = 15_000

/** The longest pause between reconnection attempts; the driver's default of 20 s would prolong an outage. */
const LONGEST_WAIT_S = 0.5

const asText = (oid: number, ...others: number[]) => ({
  to: oid,
  from: [oid, ...others],
  serialize: (value: unknown) => String(value),
  parse: (text: string) => text,
})

const JSON_OID = 114
const DATE_OID = 1082
const BIGINT_OID = 20

/** A request that has no connection by then fails, and the client is asked to try again. */
const PATIENCE_MS = 10_000

export function openPool(url: string, connections = 20, patienceMs = PATIENCE_MS): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: patienceMs / 1000,
    onnotice: () => {},
    backoff: (attempts) => Math.min(3 ** attempts / 100, LONGEST_WAIT_S),
    types: {
      // Keep calendar days as text, because a Date depends on a time zone; JSON is passed on unparsed.
      day: asText(DATE_OID),
      json: asText(JSON_OID),
      // Only milliseconds and counts are bigint here; both fit a number.
      bigint: { to: BIGINT_OID, from: [BIGINT_OID], serialize: String, parse: Number },
    },
    connection: { application_name: 'touchline', statement_timeout: STATEMENT_TIMEOUT_MS, TimeZone: 'UTC' },
  })
}

/** Fails if the result does not arrive in time, because a lost connection may never answer. */
export async function inTime<Result>(
  answer: Promise<Result>,
  patienceMs = PATIENCE_MS + STATEMENT_TIMEOUT_MS,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DatabaseOutOfReach('The database has not answered in time.')),
    patienceMs,
  )
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export interface Begin {
  /** Whether the first statement only reads. It is then sent together with BEGIN. */
  readsFirst?: boolean
  patienceMs?: number
}

/**
 * Runs the work in a transaction and fails if no connection becomes free in time. The cast is safe: the driver's type
 * unwraps a list of promises, but none of our callers returns one.
 */
export async function transacted<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
  { readsFirst = false, patienceMs = PATIENCE_MS }: Begin = {},
): Promise<Result> {
  const begun = Promise.withResolvers<void>()
  let isLate = false
  const begin = (tx: Transaction) => {
    if (isLate) throw new DatabaseOutOfReach('Nobody waits for this transaction any more.')
    begun.resolve()
    return work(tx)
  }
  const run = async () => {
    const done = readsFirst ? sql.begin('read write', begin) : sql.begin(begin)
    try {
      await inTime(Promise.race([begun.promise, done]), patienceMs)
    } catch (error) {
      isLate = true
      // The caller gets the timeout error below, so ignore this one.
      done.catch(() => {})
      throw error
    }
    return done
  }
  return (await traced('database transaction', run)) as Result
}
