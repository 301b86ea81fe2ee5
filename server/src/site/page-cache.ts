import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { isOutOfReach } from '../postgres/lost-connections.ts'
import type { Sql } from '../postgres/pool.ts'
import { followChanges } from './changes.ts'
import type { KeptPage } from './kept-page.ts'
import { noReads, type PageReads } from './page-reads.ts'

const MOST_BYTES = 64 * 1024 * 1024
const FRESH_MS = 5 * 60 * 1000
/** Counts change with every registration, so pages that show them are updated at most this often. */
const RECOUNT_MS = 1_000

/** Pages mention today and this weekend, so none is cached for long, nor past midnight, club time. */
export function freshUntil(now: Date): number {
  const midnight = clubMidnight(addDays(clubDay(now), 1))
  return Math.min(now.getTime() + FRESH_MS, midnight.getTime())
}

interface Entry {
  page: Promise<KeptPage>
  begunAt: number
  until: number
  reads: PageReads
  bytes: number
  /** Whether something counted on it has changed since its rendering began. */
  isBehind: boolean
}

export interface PageRequest {
  render(reads: PageReads): Promise<KeptPage>
  /** Called before a new rendering, and throws to refuse it. Cached pages and renderings in progress cost nothing. */
  admit?(): Promise<void>
  /** Waits for a new page rather than accept an outdated one, for a client that was notified of a change. */
  waits?: boolean
}

/** Rendered pages. A change by any process to something that a page shows drops it. */
export class PageCache {
  /** The least recently used entry comes first. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #stop: (() => Promise<void>) | undefined
  readonly #now: () => Date
  readonly #mostBytes: number

  constructor(now: () => Date, mostBytes = MOST_BYTES) {
    this.#now = now
    this.#mostBytes = mostBytes
  }

  /** Changes may be missed while the channel is lost, so empties the cache afterwards. */
  async follow(sql: Sql): Promise<void> {
    this.#stop = await followChanges(
      sql,
      (model) => this.changed(model),
      () => this.empty(),
    )
  }

  async stop(): Promise<void> {
    await this.#stop?.()
  }

  get bytes(): number {
    return this.#bytes
  }

  empty(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  changed(model: string): void {
    for (const [key, entry] of this.#entries)
      if (entry.reads.shown.has(model)) this.#drop(key, entry)
      else if (entry.reads.counted.has(model)) entry.isBehind = true
  }

  /** Renders a page once for concurrent requests. A rendering that began before a change is not cached after it. */
  async get(key: string, wanted: PageRequest): Promise<KeptPage> {
    const known = this.#current(key)
    if (known) {
      if (!known.isBehind) return known.page
      const leftMs = known.begunAt + RECOUNT_MS - this.#now().getTime()
      if (leftMs > 0 && !wanted.waits) return known.page
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
    }
    const renewed = this.#renewed(key, known, wanted)
    // A slightly outdated page is better than none.
    return known ? renewed.catch(() => known.page) : renewed
  }

  async #renewed(key: string, known: Entry | undefined, wanted: PageRequest): Promise<KeptPage> {
    await wanted.admit?.()
    const others = this.#current(key)
    return others && others !== known ? others.page : this.#begin(key, wanted)
  }

  #current(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.until <= this.#now().getTime()) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  async #begin(key: string, { render }: PageRequest): Promise<KeptPage> {
    const now = this.#now()
    const reads = noReads()
    const before = this.#entries.get(key)
    // If the database is down, keep using the previous page, and check again soon.
    const page = render(reads).catch((error) => {
      if (!before || !isOutOfReach(error)) throw error
      entry.until = this.#now().getTime() + RECOUNT_MS
      return before.page
    })
    const entry: Entry = {
      page,
      reads,
      begunAt: now.getTime(),
      until: freshUntil(now),
      bytes: 0,
      isBehind: false,
    }
    if (before) this.#drop(key, before)
    this.#entries.set(key, entry)
    try {
      const made = await page
      if (made.isKept) this.#weigh(key, entry, made)
      else this.#drop(key, entry)
      return made
    } catch (error) {
      this.#drop(key, entry)
      throw error
    }
  }

  #weigh(key: string, entry: Entry, { bytes }: KeptPage): void {
    if (this.#entries.get(key) !== entry) return
    entry.bytes = bytes + key.length
    this.#bytes += entry.bytes
    for (const [oldest, other] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) return
      this.#drop(oldest, other)
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
