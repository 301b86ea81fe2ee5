import { present } from '@touchline/domain/present.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../postgres/pool.ts'
import type { NetworkOfRequest } from './client-address.ts'
import { HeldBytes } from './held-bytes.ts'
import { addUses, storedKey } from './limit-store.ts'
import { type LimitKind, limits, MOST_OPEN } from './limit-table.ts'
import { OpenCounts } from './open-counts.ts'

/** The client to charge: its network, and the account if it is signed in. */
export interface Client {
  /** Omitted if the network has been charged already. */
  address?: string
  account?: string | null
}

export interface Exceeded {
  message: string
  retryAfterSeconds: number
}

interface Counted {
  /** The total of all processes when last synchronized. */
  used: number
  /** Added by this process since then. */
  pending: number
  endsAt: number
}

interface Parts {
  sql: Sql
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  networkOf: NetworkOfRequest
  held?: HeldBytes
  /** Multiplies all limits, for tests that send more from one address than any club would. */
  factor?: number
}

const SETTLE_MS = 1_000
/** Synchronizes at once when this process has used such a share of a limit. */
const EARLY_SHARE = 0.05
const MOST_CLIENTS = 50_000

/**
 * Limits shared by all processes. Charging only accesses memory: usage is added to the shared table every second, or
 * sooner if it is high, and the same statement returns the totals (decision 36).
 */
export class ClientLimits {
  readonly networkOf: NetworkOfRequest
  /** Bytes that this process holds in memory for slow clients. */
  readonly held: HeldBytes
  readonly #counts = new Map<string, Counted>()
  readonly #open = new OpenCounts()
  readonly #parts: Parts
  readonly #factor: number
  #settling: Promise<void> | null = null
  #next: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.networkOf = parts.networkOf
    this.held = parts.held ?? new HeldBytes()
    this.#factor = parts.factor ?? 1
  }

  start(): void {
    this.#timer = setInterval(() => this.settle(), SETTLE_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.settle()
    await this.#open
      .forget(this.#parts.sql)
      .catch((error) => this.#parts.log.error({ err: error }, 'could not say that sockets are closed'))
  }

  /** Charges the amount and returns null if enough is left; otherwise charges nothing, and the client must wait. */
  charge(kind: LimitKind, { address, account }: Client, amount = 1): Exceeded | null {
    const limit = limits[kind]
    const counts: { counted: Counted; most: number }[] = []
    if (limit.address !== null && address !== undefined)
      counts.push({ counted: this.#counted(`${kind} from ${address}`, limit.seconds), most: limit.address })
    if (limit.account !== null && account != null)
      counts.push({ counted: this.#counted(`${kind} of ${account}`, limit.seconds), most: limit.account })
    const full = counts.find(({ counted, most }) => this.#isFull(counted, most, amount))
    if (full) return { message: limit.message, retryAfterSeconds: this.#secondsUntil(full.counted.endsAt) }
    for (const { counted, most } of counts) this.#add(counted, most, amount)
    return null
  }

  /** For costs known only afterwards: charges the amount even if it exceeds the limit. */
  spend(kind: LimitKind, { address, account }: Client, amount: number): void {
    const limit = limits[kind]
    if (limit.address !== null && address !== undefined)
      this.#add(this.#counted(`${kind} from ${address}`, limit.seconds), limit.address, amount)
    if (limit.account !== null && account != null)
      this.#add(this.#counted(`${kind} of ${account}`, limit.seconds), limit.account, amount)
  }

  /** Counts one more open connection and returns its release function; null if the client is at its limit. */
  hold(kind: keyof typeof MOST_OPEN, by: 'address' | 'account', client: string): (() => void) | null {
    const key = `open ${kind} by ${by} ${client}`
    if (!this.#open.hold(key, Math.ceil(MOST_OPEN[kind][by] * this.#factor))) return null
    let isHeld = true
    return () => {
      if (isHeld) this.#open.release(key)
      isHeld = false
    }
  }

  /** Adds this process's usage to the shared table. While the database is down, each process uses its own counts. */
  settle(): Promise<void> {
    // Usage since the running synchronization began goes into the next one.
    if (this.#settling) {
      this.#next ??= this.#settling.then(() => {
        this.#next = null
        return this.settle()
      })
      return this.#next
    }
    this.#settling = this.#settle()
      .catch((error) => this.#parts.log.error({ err: error }, 'could not settle the limits'))
      .finally(() => {
        this.#settling = null
      })
    return this.#settling
  }

  #isFull({ used, pending }: Counted, allowance: number, amount: number): boolean {
    return used + pending + amount > allowance * this.#factor
  }

  #add(counted: Counted, allowance: number, amount: number): void {
    counted.pending += amount
    if (counted.pending > allowance * this.#factor * EARLY_SHARE && !this.#settling) void this.settle()
  }

  #counted(key: string, seconds: number): Counted {
    const now = this.#parts.now().getTime()
    const known = this.#counts.get(key)
    if (known && known.endsAt > now) return known
    const counted = { used: 0, pending: 0, endsAt: now + seconds * 1000 }
    this.#counts.set(key, counted)
    const [oldest] = this.#counts.size > MOST_CLIENTS ? this.#counts.keys() : []
    if (oldest !== undefined) this.#counts.delete(oldest)
    return counted
  }

  #secondsUntil(endsAt: number): number {
    return Math.max(1, Math.ceil((endsAt - this.#parts.now().getTime()) / 1000))
  }

  async #settle(): Promise<void> {
    const now = this.#parts.now()
    const sent = new Map<string, { counted: Counted; amount: number }>()
    for (const [key, counted] of this.#counts) {
      if (counted.endsAt <= now.getTime()) this.#counts.delete(key)
      else if (counted.pending > 0) sent.set(storedKey(key), { counted, amount: counted.pending })
    }
    await this.#open.settle(this.#parts.sql)
    if (sent.size === 0) return
    const uses = Array.from(sent, ([key, { amount, counted }]) => ({
      key,
      amount: Math.ceil(amount),
      endsAt: new Date(counted.endsAt),
    }))
    for (const [key, { used, endsAt }] of await addUses(this.#parts.sql, uses, now)) {
      const { counted, amount } = present(sent.get(key), 'what was sent')
      counted.pending -= amount
      counted.used = used
      counted.endsAt = endsAt.getTime()
    }
  }
}
