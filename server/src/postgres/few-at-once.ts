import { availableParallelism } from 'node:os'
import type { Sql } from './pool.ts'
import type { Reads } from './reads.ts'

/** A read that takes longer than this is a long one: the others no longer wait for it. */
const LONG_MS = 10
/** Enough that none of its processors waits for the next question. */
const MOST = 2 * availableParallelism() + 1

/** By its address: a loopback one, or a name such as a compose file gives, which has no dots. */
export function isOnThisMachine(databaseUrl: string): boolean {
  const { hostname } = new URL(databaseUrl)
  return hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname) || !/[.:]/.test(hostname)
}

/**
 * Reads a few at a time, for a PostgreSQL that shares this machine: sent more, it only goes to and fro between them, and is
 * slower with all (decision 248).
 */
export class FewAtOnce implements Reads {
  readonly #reads: Reads
  readonly #most: number
  /** Since when each of the short ones has been under way, the oldest first. */
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
