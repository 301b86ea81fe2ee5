import { errorCode } from '../error-code.ts'

/** What PostgreSQL says to everything that follows in a transaction that has failed: never the reason. */
const ALREADY_FAILED = '25P02'

/**
 * Waits for everything that leaves for a transaction in one go; PostgreSQL takes it in the order it was sent. If some of
 * it fails, the first reason in this list counts, so that whoever is refused hears the same each time. It fails when all
 * of it is over: nothing is sent any more to a transaction that has ended.
 */
export async function inOneGo<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [N in keyof Work]: Awaited<Work[N]> }> {
  const settled = await Promise.allSettled(work)
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (reasons.length > 0) throw reasons.find((one) => errorCode(one) !== ALREADY_FAILED) ?? reasons[0]
  return Promise.all(work)
}
