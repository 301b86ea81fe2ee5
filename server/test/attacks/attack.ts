import { expect } from 'vitest'

/** What an attack tried, and which of its attempts got through. */
export interface Attack {
  /** Counts one attempt. A sentence says what got through; null means that nothing did. */
  tried(label: string, gotThrough: string | null): void
  /** Checks the number of attempts and fails with those that got through. */
  end(fewest: number): void
}

export function attack(name: string): Attack {
  const through: string[] = []
  let tries = 0
  return {
    tried(label, gotThrough) {
      tries += 1
      if (gotThrough !== null) through.push(`${label}: ${gotThrough}`)
    },
    end(fewest) {
      console.log(`${name}: ${tries} tries, ${through.length} through`)
      expect(through.slice(0, 40)).toEqual([])
      // An attack that shrinks by accident would prove less than it claims.
      expect(tries).toBeGreaterThanOrEqual(fewest)
    },
  }
}

/** Runs the attempts a few at a time: enough to keep the server busy without making the machine thrash. */
export async function several<Case>(
  cases: readonly Case[],
  run: (one: Case) => Promise<void>,
): Promise<void> {
  const waiting = [...cases]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: 12 }, work))
}

/** What must never appear in an answer: internals of the server or its database. */
const INSIDES =
  /node_modules|\.ts:\d+|at async |PostgresError|syntax error at|relation "|column "|violates |duplicate key|SQLSTATE|ECONN|Did you mean|FST_ERR|\bundefined\b is not|Cannot read propert/

export const insideShown = (text: string): string | null => INSIDES.exec(text)?.[0] ?? null
