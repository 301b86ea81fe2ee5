/** How much memory the entries of a cache may take together. */
export interface Weights<Value> {
  bytes: number
  /** What an entry takes; an estimate that is too high does no harm. */
  weigh(key: string, value: Value): number
  /** A heavier entry is not kept at all, so that a few of them never push out the rest; an eighth where nothing is said. */
  largest?: number
}

interface Entry<Value> {
  value: Value
  bytes: number
}

/**
 * A map that forgets what has not been used for a while. Two generations take turns, so that a hit costs no more than
 * a look-up: what is used again survives into the young one, and when that is full the old one goes. What comes from
 * outside is bounded by its weight too: a thousand texts are little or a lot of memory.
 */
export class BoundedCache<Value> {
  #young = new Map<string, Entry<Value>>()
  #old = new Map<string, Entry<Value>>()
  #youngBytes = 0
  readonly #most: number
  readonly #weights: Weights<Value> | undefined

  /** Keeps at most `most` entries, and at least the half of it that was used last, unless they are too heavy together. */
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
