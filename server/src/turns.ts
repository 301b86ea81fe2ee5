interface Most {
  atOnce: number
  /** Without it everybody waits. */
  waiting?: number
  /** What is said to whoever comes after those who wait. */
  refusal?: () => Error
  /** Whether all wait in the order they came: where it matters who was first. */
  isFirstCome?: boolean
}

interface Waiting {
  /** The nth who ever waited. */
  nth: number
  enter(): void
  refuse(error: Error): void
}

/**
 * Lets a few work at a time and the others wait; when too many do, the last of the network from which most wait is turned away.
 * They are let in network by network, so that one that sends thousands keeps itself waiting, or in the order they came.
 */
export class Turns {
  readonly #most: Most
  /** The network whose turn it is comes first. */
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
      // The place is handed on rather than given back, so that nobody slips in between.
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

  /** Whoever comes from where most are waiting; otherwise the last of those makes room. */
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
