import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultRefusal, statusOfFault } from '../../graphql/fault.ts'
import { IMPERSONATION_HEADER } from '../../graphql/identify.ts'
import type { ClientLimits } from '../../limits/client-limits.ts'
import type { LimitKind } from '../../limits/limit-table.ts'
import { TooManyAtOnce } from '../passwords.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { provePasswordAgain } from './password-proof.ts'
import { notAuthorized, PoolError } from './pool-error.ts'
import { newRecoveryCodes, secondFactorStatus } from './second-factor-status.ts'
import type { UserPool } from './user-pool.ts'

const CONTENT_TYPE = 'application/x-amz-json-1.1'
const TARGET = /^AWSCognitoIdentityProviderService\.(\w{1,64})$/
const LARGEST_BODY = 64 * 1024

/** Operations on the caller's own account that Cognito does not have. */
const OWN_OPERATIONS: [path: string, run: Operation][] = [
  ['/account/password-proofs', provePasswordAgain],
  ['/account/second-factor', secondFactorStatus],
  ['/account/recovery-codes', newRecoveryCodes],
]

/** `POST /cognito/user-pool` in Cognito's protocol, our own operations, and the public keys under the issuer's URL. */
export function userPoolEndpoint(app: FastifyInstance, pool: UserPool, limits: ClientLimits): void {
  const networkFor = (kind: LimitKind, { raw }: FastifyRequest) => {
    const network = limits.networkOf(raw)
    const exceeded = limits.charge(kind, { address: network })
    if (exceeded) throw new PoolError('TooManyRequestsException', exceeded.message)
    return { network }
  }
  app.register(async (scope) => {
    // Cognito has its own content type, and its own response to a body that cannot be parsed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body)
    scope.setErrorHandler((error: FastifyError, request, reply) => refuse(reply, error, request.id, pool.log))
    scope.post('/cognito/user-pool', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      const name = TARGET.exec(String(request.headers['x-amz-target']))?.[1] ?? ''
      const run = operations.get(name)
      if (!run) throw new PoolError('UnknownOperationException', 'Unknown operation.')
      const origin = networkFor(KINDS[name] ?? 'account calls', request)
      const answer = await run(pool, parsed(request.body), origin)
      return reply.headers(answerHeaders(request.id)).send(JSON.stringify(answer))
    })
    for (const [path, run] of OWN_OPERATIONS)
      scope.post(path, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
        // Only for the person themselves, not for an administrator who views the site as them.
        if (IMPERSONATION_HEADER in request.headers)
          throw notAuthorized('This is not possible while you view the site as somebody else.')
        const AccessToken = request.headers.authorization?.replace(/^Bearer /i, '')
        const sent = { ...parsed(request.body), AccessToken }
        const answer = await run(pool, sent, networkFor('sign-ins', request))
        return reply.headers(answerHeaders(request.id)).send(JSON.stringify(answer))
      })
  })
  const issuerPath = new URL(pool.issuer).pathname.replace(/\/$/, '')
  app.get(`${issuerPath}/.well-known/jwks.json`, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return pool.tokens.keySet()
  })
}

/** The limit for each operation; the others count as small ones. */
const KINDS: Record<string, LimitKind> = {
  SignUp: 'sign-ups',
  InitiateAuth: 'sign-ins',
  RespondToAuthChallenge: 'sign-ins',
  ChangePassword: 'sign-ins',
  ConfirmForgotPassword: 'sign-ins',
  VerifySoftwareToken: 'sign-ins',
}

const answerHeaders = (requestId: string) => ({
  'content-type': CONTENT_TYPE,
  'cache-control': 'no-store',
  'x-amzn-requestid': requestId,
})

function parsed(body: unknown): object {
  try {
    const value: unknown = JSON.parse(String(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Falls through to the error for anything that is not a JSON object.
  }
  throw new PoolError('SerializationException', 'The request is not a JSON object.')
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

function refuse(reply: FastifyReply, error: FastifyError, requestId: string, log: Log): FastifyReply {
  const { status, name, message } = refusal(error, log)
  return reply
    .code(status)
    .headers({ ...answerHeaders(requestId), 'x-amzn-errortype': name })
    .send(JSON.stringify({ __type: name, message }))
}

/**
 * A fault of ours is a 500, which the client retries twice by itself. That is safe, because each operation is a single
 * transaction that rolls back, and the guess counted before it is taken back.
 */
function refusal(error: FastifyError, log: Log) {
  if (error instanceof PoolError) return { status: 400, name: error.name, message: error.message }
  if (error instanceof TooManyAtOnce)
    return { status: 400, name: 'TooManyRequestsException', message: 'Many people sign in just now.' }
  const { statusCode = 500 } = error
  if (statusCode < 500) return { status: statusCode, name: 'SerializationException', message: error.message }
  const fault = faultRefusal(log, error)
  return { status: statusOfFault(fault), name: 'InternalErrorException', message: fault.message }
}
