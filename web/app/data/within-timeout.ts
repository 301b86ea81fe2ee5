const LATE = 'Query timeout'
const SECONDS = 10

/**
 * Fails with `Query timeout` after so many seconds, and gives up what nobody waits for any more. Counted second by second:
 * a phone that was in a pocket meanwhile has counted one at most, and its answer may be here already.
 */
export function withinTimeout<Result>(
  pending: Promise<Result>,
  giveUp: () => void = () => {},
  wholeSeconds = SECONDS,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  let timer: ReturnType<typeof setTimeout>
  const countDown = (seconds: number) => {
    if (seconds > 0) {
      timer = setTimeout(countDown, 1_000, seconds - 1)
      return
    }
    late.reject(new Error(LATE))
    giveUp()
  }
  countDown(wholeSeconds)
  return Promise.race([pending, late.promise]).finally(() => clearTimeout(timer))
}

/** Asks once more when no answer came: on a weak signal the next question often gets through. */
export async function askAgainIfLate<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await withinTimeout(ask())
  } catch (error) {
    if (!isLate(error as Error)) throw error
    return withinTimeout(ask())
  }
}

/** No answer came in time; whether the question arrived, nobody knows. */
export const isLate = (error: Error): boolean => error.message === LATE
