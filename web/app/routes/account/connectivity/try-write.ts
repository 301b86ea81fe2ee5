import { listAll } from '../../../data/list-all.ts'
import { serviceError } from '../../../data/plain-problem.ts'
import type { Request } from '../../../data/request.ts'
import { createRow } from '../../../data/write-row.ts'
import type { Answer } from './check.ts'

/** Writes a fee that is there already: the database takes it in, finds it double, and takes it back. */
export async function tryWrite(request: Request): Promise<Answer> {
  const [fee] = await listAll(request, 'ProgramFee')
  if (!fee)
    return {
      isFine: false,
      detail: 'There is nothing to try it on',
      hint: 'Make the first program with a fee, then run this again.',
    }
  const { programFeesId, type, amount } = fee
  try {
    const made = await createRow(request, 'ProgramFee', { programFeesId, type, amount })
    return {
      isFine: false,
      detail: `A double was let in as ${made.id}`,
      hint: 'Delete that fee, and tell whoever maintains the site that an index is missing.',
    }
  } catch (error) {
    if (serviceError(error)?.errorInfo?.code !== 'CONSTRAINT') throw error
    return { isFine: true, detail: 'A double fee was written and taken back' }
  }
}
