import { isLate } from './within-timeout.ts'

const MOST_ATTEMPTS = 6

/**
 * For what takes longer than a screen waits, and may be asked for again as it is: to ask again for the same thing waits for
 * the same answer.
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
