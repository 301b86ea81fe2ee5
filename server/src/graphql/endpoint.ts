import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepRawBodies, signedRequest } from '../identity/sigv4-request.ts'
import { type Authenticate, type Credentials, NotAuthenticated } from './authenticate.ts'
import type { Service } from './context.ts'
import { entryFor } from './errors.ts'
import { execute } from './execute.ts'
import { faultRefusal } from './fault.ts'
import { inWhoseName } from './identify.ts'

interface Body {
  query: string
  variables?: Record<string, unknown> | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBody = (value: unknown): value is Body =>
  isRecord(value) && typeof value.query === 'string' && (value.variables == null || isRecord(value.variables))

const LARGEST_BODY = 2 * 1024 * 1024

/** `POST /graphql`: who asks, what, and the finished text of the answer. */
export function graphqlEndpoint(app: FastifyInstance, service: Service, authenticate: Authenticate): void {
  app.register(async (routes) => {
    keepRawBodies(routes)
    routes.post('/graphql', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      try {
        const caller = await inWhoseName(service, await authenticate(credentialsOf(request)), request.headers)
        const { body } = request
        if (!isBody(body))
          return refuse(reply, 400, 'MalformedHttpRequestException', 'Send JSON with a query and variables.')
        const { query, variables } = body
        return send(reply, await execute(service, { query, variables: variables ?? {} }, caller))
      } catch (error) {
        if (error instanceof NotAuthenticated) return refuseCaller(reply, error)
        const refusal = faultRefusal(service.log, error)
        return { data: null, errors: [entryFor(refusal, null)] }
      }
    })
  })
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }

/**
 * Straight to the socket, with no more headers than JSON needs: the way of a reply through Fastify was 6 % of what Node
 * spent on a read.
 */
function send(reply: FastifyReply, text: string): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(200, { ...HEADERS, 'content-length': Buffer.byteLength(text) })
  reply.raw.end(text)
  return reply
}

const credentialsOf = (request: FastifyRequest): Credentials => ({
  apiKey: request.headers['x-api-key'] as string | undefined,
  authorization: request.headers.authorization,
  request: signedRequest(request),
})

function refuse(reply: FastifyReply, status: number, errorType: string, message: string) {
  return reply
    .code(status)
    .header('x-amzn-errortype', errorType)
    .send({ errors: [{ errorType, message }] })
}

/** The client makes "Unauthorized" of `UnauthorizedException`; a wrong clock it puts right, and asks once more. */
function refuseCaller(reply: FastifyReply, { message, errorType, isClockSkew }: NotAuthenticated) {
  if (!isClockSkew) return refuse(reply, 401, 'UnauthorizedException', message)
  return reply
    .code(401)
    .header('x-amzn-errortype', errorType)
    .send({ message: 'Unauthorized', errors: [{ errorType: 'UnauthorizedException', message }] })
}
