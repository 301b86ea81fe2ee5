/** Limits the memory that the entries of a cache may use together. */
export interface Weights<Value> {
  bytes: number
  /** The size of an entry in bytes. Estimating too high is safe. */
  weigh(key: string, value: Value): number
  /** Heavier entries are not cached, so that a few of them cannot evict the rest. Defaults to an eighth of `bytes`. */
  largest?: number
}

interface Entry<Value> {
  value: Value
  bytes: number
}

/**
 * A map that evicts what has not been used for a while. It keeps two generations, so that a hit costs no more than a
 * lookup: a used entry moves to the young generation, and when that is full, the old one is dropped. Entries that come
 * from clients are limited by weight as well, because a thousand texts may take little memory or a lot.
 */
export class BoundedCache<Value> {
  #young = new Map<string, Entry<Value>>()
  #old = new Map<string, Entry<Value>>()
  #youngBytes = 0
  readonly #most: number
  readonly #weights: Weights<Value> | undefined

  /** Keeps at most `most` entries and at least the last `most / 2` used, unless they are too heavy together. */
  constructor(most: number, weights?: Weights<Value>) {
    this.#most = most
    this.#weights = weights
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young) return young.value
    const old = this.#old.get(key)
    if (!old) return undefined
    this.#keep(key, old)
    return old.value
  }

  set(key: string, value: Value): void {
    const bytes = this.#weights?.weigh(key, value) ?? 0
    const largest = this.#weights?.largest ?? (this.#weights?.bytes ?? 0) / 8
    if (bytes <= largest) this.#keep(key, { value, bytes })
    else this.delete(key)
  }

  delete(key: string): void {
    this.#youngBytes -= this.#young.get(key)?.bytes ?? 0
    this.#young.delete(key)
    this.#old.delete(key)
  }

  #keep(key: string, entry: Entry<Value>): void {
    this.delete(key)
    const isTooHeavy = this.#youngBytes + entry.bytes > (this.#weights?.bytes ?? 0) / 2
    if (isTooHeavy && this.#young.size > 0) this.#turn()
    this.#young.set(key, entry)
    this.#youngBytes += entry.bytes
    if (this.#young.size >= Math.max(this.#most / 2, 1)) this.#turn()
  }

  #turn(): void {
    this.#old = this.#young
    this.#young = new Map()
    this.#youngBytes = 0
  }
}
