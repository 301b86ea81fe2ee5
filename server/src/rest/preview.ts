import { inTransaction } from '../graphql/write/in-transaction.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { RestContext } from './route.ts'

class Undone extends Error {}

/** What would happen is found out by doing it, and undoing it: nothing is foretold in other words. */
export async function inWriteOrUndone<Result>(
  { pool, caller, links }: RestContext,
  isPreview: boolean,
  act: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  let previewed: { result: Result } | null = null
  const run = inTransaction(pool.sql, async (tx) => {
    const result = await act(await writeContext(tx, { caller, now: pool.now(), links }))
    if (!isPreview) return result
    previewed = { result }
    throw new Undone('A preview is undone.')
  })
  return run.catch((thrown) => {
    if (thrown instanceof Undone && previewed) return previewed.result
    throw thrown
  })
}
