import type { Sql } from '../src/postgres/pool.ts'

/** What the driver asks on each new connection, and the periodic counters of clients. */
const BY_THE_WAY = /from pg_catalog\.pg_type|insert into client_uses/

/** The start of each statement that some work sends to the database, in order. */
export const statementsOf = async (sql: Sql, work: () => Promise<unknown>): Promise<string[]> =>
  (await wholeStatementsOf(sql, work)).map((statement) => statement.split(/\s+/, 1)[0] ?? '')

/** The same with complete statements. */
export async function wholeStatementsOf(sql: Sql, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { debug } = sql.options
  sql.options.debug = (_connection, statement) => {
    if (!BY_THE_WAY.test(statement)) sent.push(statement.trim())
  }
  try {
    await work()
  } finally {
    sql.options.debug = debug
  }
  return sent
}
