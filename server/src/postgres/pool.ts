import postgres from 'postgres'
import { traced } from '../traces.ts'

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

export function openPool(url: string, connections = 20): Sql {
  return postgres(url, {
    max: connections,
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

/** Runs this in a transaction. The driver would unwrap a list of promises, which none of ours answers with. */
export async function transacted<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return (await traced('database transaction', () => sql.begin(work))) as Result
}
