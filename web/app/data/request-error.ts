/** What the Amplify client rejects with when the answer holds errors, or when there was no answer. */
interface Rejection {
  errors: { message: string; errorType?: string; originalError?: { name: string } }[]
}

/** Errors of the client itself, not of the service: they are shown as they are. */
const CLIENT_ERRORS = ['NetworkError', 'NoEndpoint']

const isRejection = (thrown: unknown): thrown is Rejection =>
  typeof thrown === 'object' && thrown !== null && 'errors' in thrown && Array.isArray(thrown.errors)

/** One error with one sentence; `cause` keeps the client's rejection with its error types and data. */
export function requestError(thrown: unknown): Error {
  if (!isRejection(thrown)) return thrown instanceof Error ? thrown : new Error(String(thrown))
  return new Error(sentence(thrown.errors), { cause: thrown })
}

export const isUnauthorized = (error: Error) => error.message === 'Unauthorized'

function sentence(errors: Rejection['errors']): string {
  if (errors.some(isRefusal)) return 'Unauthorized'
  const messages = errors.map((error) => error.message).join(', ')
  const isClients = errors.some((error) => CLIENT_ERRORS.includes(error.originalError?.name ?? ''))
  return isClients ? messages : `GraphQL Error: ${messages}`
}

/** A caller who is not signed in (HTTP 401, which the client rewrites) or who may not do this (a field's refusal). */
function isRefusal({ message, errorType }: Rejection['errors'][number]) {
  return message === 'Unauthorized' || errorType === 'Unauthorized'
}
