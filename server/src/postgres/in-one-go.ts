/**
 * Waits for everything that leaves for a transaction in one go; PostgreSQL takes it in the order it was sent. If some of
 * it fails, the first in this list counts, so that whoever is refused hears the same reason each time. It fails when all
 * of it is over: nothing is sent any more to a transaction that has ended.
 */
export async function inOneGo<Work extends readonly unknown[] | []>(
  work: Work,
): Promise<{ -readonly [N in keyof Work]: Awaited<Work[N]> }> {
  for (const one of await Promise.allSettled(work)) if (one.status === 'rejected') throw one.reason
  return Promise.all(work)
}
