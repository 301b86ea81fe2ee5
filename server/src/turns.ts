interface Most {
  atOnce: number
  /** How many may wait; unlimited if not given. */
  waiting?: number
  /** The error for a caller that is refused because too many are waiting. */
  refusal?: () => Error
  /** Serve strictly in order of arrival instead of network by network, for when it matters who was first. */
  isFirstCome?: boolean
}

interface Waiting {
  /** A sequence number, in order of arrival. */
  nth: number
  enter(): void
  refuse(error: Error): void
}

/**
 * Limits how much work runs at once and queues the rest. If the queue is full, the last one of the network that has
 * most waiting is refused. Networks take turns, so that a flood only delays itself, or all are served as they came.
 */
export class Turns {
  readonly #most: Most
  /** The next network to be served comes first. */
  readonly #lines = new Map<string, Waiting[]>()
  #waiting = 0
  #running = 0
  #came = 0

  constructor(most: Most) {
    this.#most = most
  }

  async run<Result>(work: () => Promise<Result>, network = ''): Promise<Result> {
    await this.#turn(network)
    try {
      return await work()
    } finally {
      const next = this.#next()
      // Hand the slot to the next one directly, so that no new caller can take it in between.
      if (next) next.enter()
      else this.#running -= 1
    }
  }

  async #turn(network: string): Promise<void> {
    const { atOnce, waiting = Number.POSITIVE_INFINITY } = this.#most
    if (this.#running < atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting >= waiting) this.#turnAway(network)
    this.#waiting += 1
    await new Promise<void>((enter, refuse) => {
      const line = this.#lines.get(network) ?? []
      this.#lines.set(network, line)
      this.#came += 1
      line.push({ nth: this.#came, enter, refuse })
    })
  }

  #next(): Waiting | undefined {
    const [first] = this.#most.isFirstCome ? [...this.#lines].sort(byFirst) : this.#lines
    if (!first) return undefined
    const [network, line] = first
    const next = line.shift()
    this.#waiting -= 1
    this.#lines.delete(network)
    if (line.length > 0) this.#lines.set(network, line)
    return next
  }

  /** Refuses the new caller if its own network has the most waiting; otherwise refuses the last one of that network. */
  #turnAway(network: string): void {
    const error = this.#most.refusal?.() ?? new Error('too many at once')
    const longest = [...this.#lines].reduce((one, other) => (other[1].length > one[1].length ? other : one))
    const [crowd, line] = longest
    const own = (this.#lines.get(network)?.length ?? 0) + 1
    if (crowd === network || line.length <= own) throw error
    line.pop()?.refuse(error)
    this.#waiting -= 1
    if (line.length === 0) this.#lines.delete(crowd)
  }
}

type Line = [network: string, waiting: Waiting[]]

const byFirst = ([, one]: Line, [, other]: Line) => (one[0]?.nth ?? 0) - (other[0]?.nth ?? 0)
