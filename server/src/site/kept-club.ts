import type { ClubSource } from '../club/load-club.ts'
import type { Sql } from '../postgres/pool.ts'
import { followChanges } from './changes.ts'
import { freshUntil } from './page-cache.ts'

/** The models that the club's content is made of: its settings, seasons, programs with prices, and tournaments. */
export const CLUB_MODELS: readonly string[] = [
  'ClubSetting',
  'Season',
  'Program',
  'ProgramFee',
  'Discount',
  'AppliableDiscount',
  'Tournament',
]

/**
 * Caches the club's content for all rendered pages until any process changes it. It is as fresh as a cached page,
 * because both are invalidated over the same channel.
 */
export class KeptClub {
  #known: { club: Promise<ClubSource>; until: number } | null = null
  #stop: (() => Promise<void>) | undefined
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  async follow(sql: Sql): Promise<void> {
    this.#stop = await followChanges(
      sql,
      (model) => this.changed(model),
      () => this.forget(),
    )
  }

  async stop(): Promise<void> {
    await this.#stop?.()
  }

  changed(model: string): void {
    if (CLUB_MODELS.includes(model)) this.forget()
  }

  forget(): void {
    this.#known = null
  }

  /** A read that began before a change is not reused for callers after it. */
  get(read: () => Promise<ClubSource>): Promise<ClubSource> {
    const now = this.#now()
    if (this.#known && now.getTime() < this.#known.until) return this.#known.club
    const known = { club: read(), until: freshUntil(now) }
    this.#known = known
    known.club.catch(() => {
      if (this.#known === known) this.forget()
    })
    return known.club
  }
}
