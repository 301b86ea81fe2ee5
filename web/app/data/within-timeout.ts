const LATE = 'Query timeout'
const SECONDS = 10

/**
 * Fails with `Query timeout` after so many seconds and aborts the request. It counts second by second: a phone that
 * slept in a pocket has counted one second at most, and its answer may already be here.
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

/** Asks once more when no answer came in time: on a weak signal the next request often gets through. */
export async function askAgainIfLate<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await withinTimeout(ask())
  } catch (error) {
    if (!isLate(error as Error)) throw error
    return withinTimeout(ask())
  }
}

/** No answer came in time; nobody knows whether the request arrived. */
export const isLate = (error: Error): boolean => error.message === LATE
