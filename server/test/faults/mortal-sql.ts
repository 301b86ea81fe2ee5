import type { Sql, Transaction } from '../../src/postgres/pool.ts'

export interface MortalSql {
  sql: Sql
  /** How many points there were so far where the process could have died. */
  points(): number
}

interface Life {
  /** The number of the point where it dies. */
  dies: number
  /** How much has left for the outside world so far: emails, refunds. */
  left(): number
}

type Work = (tx: Transaction) => Promise<unknown>

const WRITES = /\b(insert|update|delete|merge)\b/i

/**
 * A database connection for a process that dies at the point with this number; after that nothing gets through. There
 * is a point after each write: the write is done, and nobody has heard of it. There is one before a write only if
 * something has meanwhile left for the outside world that the database does not know of yet; otherwise the state is the
 * same as after the write before. A transaction that is not committed is rolled back, as PostgreSQL does for a dead
 * connection.
 */
export function mortalSql(sql: Sql, { dies, left }: Life): MortalSql {
  let points = 0
  let noted = left()
  const live = () => {
    if (points >= dies)
      throw Object.assign(new Error('The process has ended.'), { code: 'CONNECTION_CLOSED' })
  }
  const pass = () => {
    points += 1
    noted = left()
    live()
  }
  const beforeWrite = () => {
    live()
    if (left() !== noted) pass()
  }

  async function begin(...args: [Work] | [string, Work]): Promise<unknown> {
    const [options, work] = args.length === 1 ? ['', args[0]] : args
    let hasWritten = false
    live()
    const result = await sql.begin(options, async (tx) => {
      const done = await work(tx)
      const [row] = await tx`select pg_current_xact_id_if_assigned() is not null as "hasWritten"`
      hasWritten = row?.hasWritten
      if (hasWritten) beforeWrite()
      return done
    })
    if (hasWritten) pass()
    return result
  }

  /** A statement is sent once somebody awaits it; until then it may become part of another one. */
  function statement<Query extends PromiseLike<{ count: number }>>(query: Query, text: string): Query {
    const isWrite = WRITES.test(text)
    const leave = query.then.bind(query)
    async function run() {
      isWrite ? beforeWrite() : live()
      const rows = await new Promise<{ count: number }>((heard, failed) => void leave(heard, failed))
      if (isWrite && rows.count > 0) pass()
      return rows
    }
    let running: ReturnType<typeof run> | undefined
    const then: typeof leave = (heard, failed) => {
      running ??= run()
      return running.then(heard, failed)
    }
    return Object.assign(query, { then })
  }

  const mortal = new Proxy(sql, {
    get: (_sql, key) => (key === 'begin' ? begin : Reflect.get(sql, key)),
    apply: (_sql, _this, args) => {
      const query = Reflect.apply(sql, undefined, args)
      return args[0]?.raw ? statement(query, args[0].join('')) : query
    },
  })
  return { sql: mortal, points: () => points }
}
