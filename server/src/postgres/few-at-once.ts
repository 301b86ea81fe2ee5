import { availableParallelism } from 'node:os'
import type { Sql } from './pool.ts'
import type { Reads } from './reads.ts'

/** A read that takes longer than this no longer holds up the queue. */
const LONG_MS = 10
/** Enough to keep all of PostgreSQL's processors busy. */
const MOST = 2 * availableParallelism() + 1

/** Judged by the host: a loopback address, or a name without dots as in a compose file. */
export function isOnThisMachine(databaseUrl: string): boolean {
  const { hostname } = new URL(databaseUrl)
  return hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname) || !/[.:]/.test(hostname)
}

/**
 * Limits concurrent reads, for a PostgreSQL on this machine: with more at once, it only switches between them and each
 * gets slower (decision 248).
 */
export class FewAtOnce implements Reads {
  readonly #reads: Reads
  readonly #most: number
  /** The start time of each short read in progress, oldest first. */
  readonly #short = new Map<symbol, number>()
  readonly #waiting: ((began: symbol) => void)[] = []
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
