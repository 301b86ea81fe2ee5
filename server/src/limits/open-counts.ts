import { randomUUID } from 'node:crypto'
import type { Sql } from '../postgres/pool.ts'
import { storedKey } from './limit-store.ts'

interface Open {
  here: number
  elsewhere: number
  isChanged: boolean
}

const ANEW_EVERY = 20

/** Counts what clients hold open at the same time; each process publishes its counts in a shared table. */
export class OpenCounts {
  readonly #process = randomUUID()
  readonly #open = new Map<string, Open>()
  #rounds = 0

  /** Counts one more until it is released; false if the client is at its limit. */
  hold(key: string, most: number): boolean {
    const open = this.#open.get(key) ?? { here: 0, elsewhere: 0, isChanged: false }
    if (open.here + open.elsewhere >= most) return false
    open.here += 1
    open.isChanged = true
    this.#open.set(key, open)
    return true
  }

  release(key: string): void {
    const open = this.#open.get(key)
    if (!open) return
    open.here -= 1
    open.isChanged = true
  }

  /** Publishes this process's counts and reads those of the others, ignoring any older than a minute. */
  async settle(sql: Sql): Promise<void> {
    this.#rounds += 1
    const isRound = this.#rounds % ANEW_EVERY === 0
    const shared = [...this.#open].filter(([, { isChanged }]) => isRound || isChanged)
    if (shared.length === 0) return
    const byKey = new Map(shared.map(([key, open]) => [storedKey(key), open]))
    const counts = shared.map(([, { here }]) => here)
    for (const [key, open] of shared) {
      open.isChanged = false
      if (open.here === 0) this.#open.delete(key)
    }
    const keys = [...byKey.keys()]
    await sql`
      insert into client_sockets (process, key, open, seen_at)
      select ${this.#process}, *, now() from unnest(${keys}::text[], ${counts}::int[]) order by 2
      on conflict (key, process) do update set open = excluded.open, seen_at = excluded.seen_at`
    const others = await sql<{ key: string; open: number }[]>`
      select key, sum(open)::int as open from client_sockets
      where key = any(${keys}) and process <> ${this.#process} and seen_at > now() - interval '1 minute' group by key`
    for (const open of byKey.values()) open.elsewhere = 0
    for (const { key, open } of others) {
      const known = byKey.get(key)
      if (known) known.elsewhere = open
    }
  }

  async forget(sql: Sql): Promise<void> {
    await sql`delete from client_sockets where process = ${this.#process}`
  }
}
