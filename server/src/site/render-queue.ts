/** So many pages are rendered at the same time; each holds the event loop for as long as a hundred small reads. */
const AT_ONCE = 4
/** So many more wait, a second or two; who comes after them is asked to come again. */
const WAITING = 60

export class TooBusy extends Error {}

/** Pages are rendered a few at a time, whatever is asked for: what is kept goes out past it. */
export class RenderQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    await this.#turn()
    try {
      return await render()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < AT_ONCE) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= WAITING) throw new TooBusy()
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
