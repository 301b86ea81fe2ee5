interface Most {
  /** How much work of one client may run at a time, in any unit. */
  room: number
  waiting: number
  /** The error for work that is refused because too much is waiting. */
  refusal: () => Error
}

interface Line {
  used: number
  waiting: { size: number; enter: () => void }[]
}

/** Limits concurrent work per client. Work over the limit waits, without delaying other clients. */
export class Rooms {
  readonly #most: Most
  readonly #lines = new Map<string, Line>()

  constructor(most: Most) {
    this.#most = most
  }

  async run<Result>(client: string, size: number, work: () => Promise<Result>): Promise<Result> {
    const taken = Math.min(Math.max(size, 1), this.#most.room)
    const line = this.#lines.get(client) ?? { used: 0, waiting: [] }
    this.#lines.set(client, line)
    await this.#enter(line, taken)
    try {
      return await work()
    } finally {
      this.#leave(line, taken)
      if (line.used === 0) this.#lines.delete(client)
    }
  }

  #enter(line: Line, size: number): Promise<void> | void {
    if (line.waiting.length === 0 && line.used + size <= this.#most.room) {
      line.used += size
      return
    }
    if (line.waiting.length >= this.#most.waiting) throw this.#most.refusal()
    return new Promise((enter) => line.waiting.push({ size, enter }))
  }

  #leave(line: Line, size: number): void {
    line.used -= size
    let next = line.waiting[0]
    while (next && line.used + next.size <= this.#most.room) {
      line.waiting.shift()
      line.used += next.size
      next.enter()
      next = line.waiting[0]
    }
  }
}
