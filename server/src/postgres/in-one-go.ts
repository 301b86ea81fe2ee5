import { errorCode } from '../error-code.ts'

/** PostgreSQL's error for every statement after a failed one in a transaction. It never tells the reason. */
const ALREADY_FAILED = '25P02'

/**
 * Awaits statements that are pipelined in one transaction; PostgreSQL runs them in the order they were sent. If
 * several fail, the first error in the list is thrown, so that a caller gets the same one each time. It is thrown only
 * after all have settled, because nothing may be sent to a transaction that has ended.
 */
export async function inOneGo<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [N in keyof Work]: Awaited<Work[N]> }> {
  const settled = await Promise.allSettled(work)
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (reasons.length > 0) throw reasons.find((one) => errorCode(one) !== ALREADY_FAILED) ?? reasons[0]
  return Promise.all(work)
}
