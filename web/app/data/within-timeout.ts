const TIMEOUT_MS = 10_000

/** Fails with `Query timeout` after ten seconds, and gives up what nobody waits for any more. */
export function withinTimeout<Result>(
  pending: Promise<Result>,
  giveUp: () => void = () => {},
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new Error('Query timeout'))
    giveUp()
  }, TIMEOUT_MS)
  return Promise.race([pending, late.promise]).finally(() => clearTimeout(timer))
}
