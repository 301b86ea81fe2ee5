import { present } from '@touchline/domain/present.ts'
import type { WriteContext } from './rules.ts'

class Undone extends Error {}

/** Previews an action by running it and rolling it back, so that preview and action cannot differ. */
export async function undone<Result>(
  context: WriteContext,
  act: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  const previewed: { result: Result }[] = []
  const run = context.tx.savepoint(async (tx) => {
    previewed.push({ result: await act({ ...context, tx }) })
    throw new Undone('A preview is undone.')
  })
  await run.catch((thrown) => {
    if (!(thrown instanceof Undone)) throw thrown
  })
  return present(previewed[0], 'a preview').result
}
