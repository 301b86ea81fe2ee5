import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { isOutOfReach } from '../postgres/lost-connections.ts'
import type { Sql } from '../postgres/pool.ts'
import { followChanges } from './changes.ts'
import type { KeptPage } from './kept-page.ts'
import { noReads, type PageReads } from './page-reads.ts'

const MOST_BYTES = 64 * 1024 * 1024
const FRESH_MS = 5 * 60 * 1000
/** What is counted changes with every registration: so often, a page follows it. */
const RECOUNT_MS = 1_000

/** Pages speak of today and this weekend: none is kept for long, and none beyond midnight at the club's field. */
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
  /** Something that is counted for it has changed since it was begun. */
  isBehind: boolean
}

export interface PageRequest {
  render(reads: PageReads): Promise<KeptPage>
  /** Asked of whoever would start a rendering; throws to refuse. What is kept, or under way, costs nothing. */
  admit?(): Promise<void>
  /** Whoever was notified of a change asks once, and shall see it: they wait rather than take a page that is behind. */
  waits?: boolean
}

/** Pages as they were rendered last; a change of what one shows, made by whichever process, drops that page. */
export class PageCache {
  /** The one that was asked for longest ago comes first. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #stop: (() => Promise<void>) | undefined
  readonly #now: () => Date
  readonly #mostBytes: number

  constructor(now: () => Date, mostBytes = MOST_BYTES) {
    this.#now = now
    this.#mostBytes = mostBytes
  }

  /** While the channel was lost, changes may have gone by: it comes back to an empty cache. */
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

  /** Asked for by many at once, a page is rendered once. What was begun before a change is not kept after it. */
  async get(key: string, wanted: PageRequest): Promise<KeptPage> {
    const known = this.#current(key)
    if (known) {
      if (!known.isBehind) return known.page
      const leftMs = known.begunAt + RECOUNT_MS - this.#now().getTime()
      if (leftMs > 0 && !wanted.waits) return known.page
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
    }
    const renewed = this.#renewed(key, known, wanted)
    // Better a page of a moment ago than none.
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
    // Without a database there may be none for a while: better the page of a few minutes ago, looked at again soon.
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
