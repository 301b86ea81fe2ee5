import { inTransaction } from '../graphql/write/in-transaction.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { undone } from '../graphql/write/undone.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { RestContext } from './route.ts'

/** Runs a write, or previews it by rolling it back. */
export const inWriteOrUndone = <Result>(
  { pool, caller, links }: RestContext,
  isPreview: boolean,
  act: (context: WriteContext) => Promise<Result>,
): Promise<Result> =>
  inTransaction(pool.sql, async (tx) => {
    const context = await writeContext(tx, { caller, now: pool.now(), links })
    return isPreview ? undone(context, act) : act(context)
  })
