interface Most {
  atOnce: number
  /** Without it everybody waits. */
  waiting?: number
  /** What is said to whoever comes after those who wait. */
  refusal?: () => Error
}

/** Lets a few work at a time and the others wait in the order they came; who comes after a long line is turned away. */
export class Turns {
  readonly #most: Most
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(most: Most) {
    this.#most = most
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place is handed on rather than given back, so that nobody slips in between.
      if (next) next()
      else this.#running -= 1
    }
  }

  async #turn(): Promise<void> {
    const { atOnce, waiting = Number.POSITIVE_INFINITY, refusal } = this.#most
    if (this.#running < atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= waiting) throw refusal?.() ?? new Error('too many at once')
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
