interface ServiceError {
  message: string
  errorType?: string
  errorInfo?: { code?: string; field?: string; cents?: number } | null
}

/** The first error of an answer, as the service sent it; null when it never came to an answer. */
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

/** What the client says when the sign-in has ended under its hands. */
const ENDED = ['Access to Identity', 'No current user', 'No credentials', 'User needs to be authenticated']

/** What went wrong in words for a parent: what happened, that nothing was lost, and the way on. */
export function plainProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (UNREACHED.some((start) => message.startsWith(start)) || error instanceof TypeError)
    return 'We couldn’t reach the club just now. Nothing was lost. Please try again in a moment.'
  if (message === 'Unauthorized' || ENDED.some((words) => message.includes(words)))
    return 'You are no longer signed in. Please sign in again; what you filled in stays here.'
  if (serviceError(error)?.errorType === 'ConflictUnhandled')
    return 'This has just been changed, perhaps in another window or by the club. Here is how it stands now; please try again.'
  return message.replace(/^GraphQL Error: /, '')
}
