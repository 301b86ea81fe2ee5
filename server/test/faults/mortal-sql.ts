import type { Sql, Transaction } from '../../src/postgres/pool.ts'

export interface MortalSql {
  sql: Sql
  /** How many points there were so far at which it could have ended. */
  points(): number
}

interface Life {
  /** The number of the point at which it ends. */
  dies: number
  /** How much has left for the world outside so far: emails, refunds. */
  left(): number
}

type Work = (tx: Transaction) => Promise<unknown>

const WRITES = /\b(insert|update|delete|merge)\b/i

/**
 * A way to the database for a process that ends at the point of this number; nothing gets through from then on. After
 * each write is a point: it is done, and nobody has heard of it. Before a write there is one if something has left for the
 * world outside meanwhile, which the database does not know of yet; otherwise all is as after the write before it. A
 * transaction that is not committed is undone, as PostgreSQL undoes what a dead connection has left.
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

  /** A statement leaves when somebody waits for it: until then it may still become a part of another one. */
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
