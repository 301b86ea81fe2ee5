/**
 * A map that forgets what has not been used for a while. Two generations take turns, so that a hit costs no more than
 * a look-up: what is used again survives into the young one, and when that is full the old one goes.
 */
export class BoundedCache<Value> {
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()
  readonly #most: number

  /** Keeps at most `most` entries, and at least the half of it that was used last. */
  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: string, value: Value): void {
    this.#old.delete(key)
    this.#young.set(key, value)
    if (this.#young.size < Math.max(this.#most / 2, 1)) return
    this.#old = this.#young
    this.#young = new Map()
  }
}
