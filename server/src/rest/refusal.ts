import { NotAuthenticated } from '../graphql/authenticate.ts'
import { Refusal } from '../graphql/errors.ts'
import { TooManyAtOnce } from '../identity/passwords.ts'
import { PoolError } from '../identity/user-pool/pool-error.ts'

/**
 * The client retries by itself if the name means throttling, a timeout or a wrong clock (including
 * `BadRequestException`), or if the status is 429, 500, 502, 503 or 504. Refusals must not be among these.
 */
const STATUS_OF = {
  ValidationException: 400,
  UnauthorizedException: 401,
  AccessDeniedException: 403,
  NotFoundException: 404,
  ConflictException: 409,
  PayloadTooLargeException: 413,
  UnsupportedMediaTypeException: 415,
} as const

type ErrorType = keyof typeof STATUS_OF

interface Details {
  /** For programs, to distinguish refusals of the same type. */
  code?: string
  /** A sentence for each invalid field. */
  fields?: Record<string, string>
}

/** A refusal in API Gateway's format: the client reads the name from a header and the message from the body. */
export class RestRefusal extends Error {
  readonly status: number
  readonly errorType: string
  readonly details: Details

  constructor(errorType: ErrorType, message: string, details: Details = {}) {
    super(message)
    this.status = STATUS_OF[errorType]
    this.errorType = errorType
    this.details = details
  }
}

export const denied = (code: string, message: string) =>
  new RestRefusal('AccessDeniedException', message, { code })

export const notFound = (code: string, message: string) =>
  new RestRefusal('NotFoundException', message, { code })

export const conflict = (code: string, message: string) =>
  new RestRefusal('ConflictException', message, { code })

interface Answer {
  status: number
  errorType: string
  message: string
  details: Details
}

/** The response for an error that is meant for the caller; null for a fault of ours. */
export function refusalFrom(error: unknown): Answer | null {
  if (error instanceof RestRefusal) return error
  if (error instanceof NotAuthenticated) return signInAnswer(error)
  if (error instanceof PoolError) return poolAnswer(error)
  if (error instanceof Refusal && error.errorType === 'RuleViolation')
    return conflict(error.code, error.message)
  if (error instanceof Refusal && error.errorType === 'NotFound') return notFound('NOT_FOUND', error.message)
  // Worth retrying, which the client does for this status.
  if (error instanceof TooManyAtOnce)
    return {
      status: 429,
      errorType: 'TooManyRequestsException',
      message: 'Many people sign in just now.',
      details: {},
    }
  return requestAnswer(error)
}

/** 401 if the caller is not authenticated, but 403 for an invalid signature, like API Gateway. */
function signInAnswer({ errorType, message }: NotAuthenticated): Answer {
  return { status: errorType === 'UnauthorizedException' ? 401 : 403, errorType, message, details: {} }
}

const poolRefusals: Record<string, (message: string) => RestRefusal> = {
  UserNotFoundException: () => notFound('USER_NOT_FOUND', 'There is no such user.'),
  ResourceNotFoundException: () => notFound('GROUP_NOT_FOUND', 'There is no such group.'),
  UsernameExistsException: () =>
    conflict('USER_EXISTS', 'Somebody has an account with this address already.'),
  LastAdministratorException: (message) => conflict('LAST_ADMINISTRATOR', message),
  // Under its own name, the client would retry it twice at once.
  LimitExceededException: () =>
    conflict('TOO_SOON', 'We’ve just emailed this address. Wait a few minutes, then try again.'),
}

function poolAnswer({ name, message }: PoolError): Answer {
  return (
    poolRefusals[name]?.(message) ?? new RestRefusal('ValidationException', message, { code: 'NOT_POSSIBLE' })
  )
}

/** Requests that Fastify refuses before our handlers: not JSON, too large, or another content type. */
function requestAnswer(error: unknown): Answer | null {
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string }
  if (statusCode >= 500) return null
  if (statusCode === 413) return new RestRefusal('PayloadTooLargeException', 'This request is too large.')
  if (statusCode === 415) return new RestRefusal('UnsupportedMediaTypeException', 'Send the body as JSON.')
  return new RestRefusal('ValidationException', message, { code: 'MALFORMED' })
}
