import postgres from 'postgres'
import { traced } from '../traces.ts'
import { DatabaseOutOfReach } from './lost-connections.ts'

export type Sql = postgres.Sql
export type Transaction = postgres.TransactionSql

/** Longer than any honest query; a runaway one must not hold a connection. */
const STATEMENT_TIMEOUT_MS = 15_000

/** A database that is back is found again within this; the driver's own answer is twenty. */
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

/** Whoever has no connection by then is asked to try again. */
const PATIENCE_MS = 10_000

export function openPool(url: string, connections = 20, patienceMs = PATIENCE_MS): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: patienceMs / 1000,
    onnotice: () => {},
    backoff: (attempts) => Math.min(3 ** attempts / 100, LONGEST_WAIT_S),
    types: {
      // Calendar days are text, never a Date in some zone; JSON is passed on as it is.
      day: asText(DATE_OID),
      json: asText(JSON_OID),
      // Only milliseconds and counts are bigint here; both fit a number.
      bigint: { to: BIGINT_OID, from: [BIGINT_OID], serialize: String, parse: Number },
    },
    connection: { application_name: 'touchline', statement_timeout: STATEMENT_TIMEOUT_MS, TimeZone: 'UTC' },
  })
}

/** An answer, or the word that it takes too long: what it waits for may never come. */
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
  /** Whether the first that it sends only reads: then that leaves with BEGIN, in one go. */
  readsFirst?: boolean
  patienceMs?: number
}

/**
 * Runs this in a transaction, if there is a connection for it in time. The driver would unwrap a list of promises, which
 * none of ours answers with.
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
      // Whoever asked for it has its answer: the one below.
      done.catch(() => {})
      throw error
    }
    return done
  }
  return (await traced('database transaction', run)) as Result
}
