import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubDay, clubInstant } from '@touchline/domain/club-clock.ts'
import { models } from '@touchline/domain/models.ts'
import { BoundedCache } from '../bounded-cache.ts'
import type { Sql } from '../postgres/pool.ts'
import { followChanges } from './changes.ts'
import type { KeptPage } from './kept-page.ts'

const MOST_PAGES = 500
const FRESH_MS = 5 * 60 * 1000

/** Pages speak of today and this weekend: none is kept for long, and none beyond midnight at the club's field. */
function freshUntil(now: Date): number {
  const midnight = clubInstant(addDays(clubDay(now), 1), '00:00')
  return Math.min(now.getTime() + FRESH_MS, midnight.getTime())
}

interface Entry {
  page: Promise<KeptPage>
  until: number
}

/** What the public pages are made of, and what is counted for them. */
const shown = new Set(
  Object.values(models)
    .filter(({ read }) => read !== 'owner')
    .flatMap(({ name, computed = {} }) => [name, ...Object.values(computed).map(({ from }) => from)]),
)

/** Pages as they were rendered last; a change of what they show, made by whichever process, empties it. */
export class PageCache {
  #entries = new BoundedCache<Entry>(MOST_PAGES)
  #stop: (() => Promise<void>) | undefined
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** While the channel was lost, changes may have gone by: it comes back to an empty cache. */
  async follow(sql: Sql): Promise<void> {
    this.#stop = await followChanges(
      sql,
      (model) => {
        if (shown.has(model)) this.empty()
      },
      () => this.empty(),
    )
  }

  async stop(): Promise<void> {
    await this.#stop?.()
  }

  empty(): void {
    this.#entries = new BoundedCache(MOST_PAGES)
  }

  /** Asked for by many at once, a page is rendered once. What was begun before a change is not kept after it. */
  async get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const now = this.#now()
    const known = this.#entries.get(key)
    if (known && known.until > now.getTime()) return known.page
    const entries = this.#entries
    const page = render()
    entries.set(key, { page, until: freshUntil(now) })
    try {
      const made = await page
      if (made.status !== 200) entries.set(key, { page, until: 0 })
      return made
    } catch (error) {
      entries.set(key, { page, until: 0 })
      throw error
    }
  }
}
