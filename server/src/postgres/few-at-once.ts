import { availableParallelism } from 'node:os'
import type { Sql } from './pool.ts'
import type { Reads } from './reads.ts'
import type { Row, RowStatement } from './row-statement.ts'
import type { SqlValue } from './sql-value.ts'

/** A read that takes longer than this no longer holds up the queue. */
const LONG_MS = 10
/** Keeps all of PostgreSQL's processors busy; with more, fewer reads would wait and be sent together. */
const MOST = availableParallelism()

/** Judged by the host: a loopback address, or a name without dots as in a compose file. */
export function isOnThisMachine(databaseUrl: string): boolean {
  const { hostname } = new URL(databaseUrl)
  return hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname) || !/[.:]/.test(hostname)
}

/** Reads with the same statement that wait in line together. */
interface Group {
  params: (readonly SqlValue[])[]
  rows: Promise<readonly Promise<Row | undefined>[]>
}

/**
 * Limits concurrent reads, for a PostgreSQL on this machine: with more at once, it only switches between them and each
 * gets slower (decision 248). Those that wait with the same statement are then sent as one (decision 254).
 */
export class FewAtOnce implements Reads {
  readonly #reads: Reads
  readonly #most: number
  /** The start time of each short read in progress, oldest first. */
  readonly #short = new Map<symbol, number>()
  readonly #waiting: ((began: symbol) => void)[] = []
  readonly #groups = new Map<RowStatement, Group>()
  #timer: NodeJS.Timeout | null = null

  constructor(reads: Reads, most = MOST) {
    this.#reads = reads
    this.#most = most
  }

  async run<Result>(read: (sql: Sql) => Promise<Result>): Promise<Result> {
    const one = this.#short.size < this.#most ? this.#begin() : await this.#turn()
    try {
      return await this.#reads.run(read)
    } finally {
      if (this.#short.delete(one)) this.#letIn()
    }
  }

  async row(statement: RowStatement, params: readonly SqlValue[]): Promise<Row | undefined> {
    if (this.#short.size < this.#most) return this.run((sql) => statement.row(sql, params))
    const waiting = this.#groups.get(statement)
    const group =
      waiting && waiting.params.length < statement.mostTogether ? waiting : this.#newGroup(statement)
    const place = group.params.push(params) - 1
    return (await group.rows)[place]
  }

  /** Takes more reads until it is its turn. */
  #newGroup(statement: RowStatement): Group {
    const params: Group['params'] = []
    const group: Group = {
      params,
      rows: this.run(async (sql) => {
        if (this.#groups.get(statement) === group) this.#groups.delete(statement)
        return statement.rows(sql, params)
      }),
    }
    this.#groups.set(statement, group)
    return group
  }

  #begin(): symbol {
    const one = Symbol()
    this.#short.set(one, performance.now())
    return one
  }

  #turn(): Promise<symbol> {
    this.#timer ??= this.#whenOldestIsLong()
    return new Promise((enter) => this.#waiting.push(enter))
  }

  #letIn(): void {
    if (this.#short.size < this.#most) this.#waiting.shift()?.(this.#begin())
  }

  #whenOldestIsLong(): NodeJS.Timeout {
    const [oldest = performance.now()] = this.#short.values()
    return setTimeout(() => this.#passLong(), Math.max(0, oldest + LONG_MS - performance.now()))
  }

  #passLong(): void {
    const longSince = performance.now() - LONG_MS
    for (const [one, since] of this.#short) if (since <= longSince) this.#short.delete(one)
    while (this.#waiting.length > 0 && this.#short.size < this.#most) this.#letIn()
    this.#timer = this.#waiting.length > 0 ? this.#whenOldestIsLong() : null
  }
}
