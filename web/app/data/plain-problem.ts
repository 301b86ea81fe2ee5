import type { Facts } from '@touchline/domain/refusal.ts'
import * as texts from './plain-problem.texts.ts'

interface ServiceError {
  message: string
  errorType?: string
  errorInfo?: { code?: string; field?: string; cents?: number; sentence?: string; facts?: Facts } | null
}

/** The first error in an answer, as the service sent it; null if there was no answer. */
export function serviceError(error: unknown): ServiceError | null {
  const { cause } = (error ?? {}) as { cause?: { errors?: ServiceError[] } }
  return cause?.errors?.[0] ?? null
}

const UNREACHED = [
  'A network error has occurred.',
  'Query timeout',
  'Max retries exceeded',
  'GraphQL Error: Internal server error',
]

/** What the client says when the session has ended in the meantime. */
const ENDED = ['Access to Identity', 'No current user', 'No credentials', 'User needs to be authenticated']

/** The problem in words for a parent: what happened, that nothing was lost, and what to do next. */
export function plainProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (UNREACHED.some((start) => message.startsWith(start)) || error instanceof TypeError)
    return texts.unreached
  if (message === 'Unauthorized' || ENDED.some((words) => message.includes(words))) return texts.signedOut
  if (serviceError(error)?.errorType === 'ConflictUnhandled') return texts.changedMeanwhile
  return message.replace(/^GraphQL Error: /, '')
}
