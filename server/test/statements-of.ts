import type { Sql } from '../src/postgres/pool.ts'

/** With each new connection it asks for the types of arrays. */
const OF_THE_DRIVER = /from pg_catalog\.pg_type/

/** How each statement begins that some work sends to the database, in the order they leave. */
export async function statementsOf(sql: Sql, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { debug } = sql.options
  sql.options.debug = (_connection, statement) => {
    if (!OF_THE_DRIVER.test(statement)) sent.push(statement.trim().split(/\s+/, 1)[0] ?? '')
  }
  try {
    await work()
  } finally {
    sql.options.debug = debug
  }
  return sent
}
