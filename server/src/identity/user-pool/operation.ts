import { isKeepable } from '@touchline/domain/models/inputs.ts'
import * as z from 'zod'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { transacted } from '../../postgres/pool.ts'
import { invalidParameter, PoolError } from './pool-error.ts'
import type { UserPool } from './user-pool.ts'

/** The network of a request: an IPv4 address or the first half of an IPv6 address. */
export interface Origin {
  network: string
}

export type Operation = (pool: UserPool, body: unknown, origin: Origin) => Promise<object>

/** Validates the input, then runs the operation. Returns `{}` if it has no result, which the client needs. */
export function operation<Input extends object>(
  schema: z.ZodType<Input>,
  run: (pool: UserPool, input: Input, origin: Origin) => Promise<object | undefined>,
): Operation {
  return async (pool, body, origin) => {
    const read = schema.safeParse(body, { reportInput: true })
    if (!read.success) throw invalidParameter(complaint(read.error))
    const input = read.data
    if ('ClientId' in input && input.ClientId !== pool.clientId)
      throw new PoolError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`)
    return (await run(pool, input, origin)) ?? {}
  }
}

/** In Cognito's wording, by which the client recognizes an empty password. */
function complaint(error: z.ZodError): string {
  const [issue] = error.issues
  const path = issue?.path.join('.') ?? ''
  const field = path.charAt(0).toLowerCase() + path.slice(1)
  return `1 validation error detected: Value at '${field}' failed to satisfy constraint: ${constraint(issue)}`
}

function constraint(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type' && issue.input === undefined) return 'Member must not be null'
  if (issue?.code === 'too_big') return `Member must have length less than or equal to ${issue.maximum}`
  if (issue?.code === 'too_small') return `Member must have length greater than or equal to ${issue.minimum}`
  return issue?.code === 'custom' ? issue.message : 'Member must be of the right kind'
}

/** Text that PostgreSQL can store: no NUL character and no unpaired surrogate. */
export const text = (most: number, fewest = 1) =>
  z.string().min(fewest).max(most).refine(isKeepable, 'Member must not contain null or broken characters')

/**
 * Runs in a transaction. An error that is returned commits what was written, such as the count of wrong codes; one
 * that is thrown rolls it back.
 */
export async function settle<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result | PoolError>,
): Promise<Result> {
  const outcome = await transacted(sql, work)
  if (outcome instanceof PoolError) throw outcome
  return outcome
}
