import { isLate } from './within-timeout.ts'

const MOST_ATTEMPTS = 6

/**
 * For a request that takes longer than a screen waits and can safely be repeated: the repeated request waits for the
 * same result.
 */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Error && isLate(error)) || attempt === MOST_ATTEMPTS) throw error
    }
  }
}
