import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerHeaders } from '../http/answer-headers.ts'
import { type BareHandler, bodyOf } from '../http/bare-routes.ts'
import { signedRequest } from '../identity/sigv4-request.ts'
import { type Authenticate, NotAuthenticated } from './authenticate.ts'
import { chargeArrival } from './charge-request.ts'
import type { Service } from './context.ts'
import { entryFor, refusalFrom } from './errors.ts'
import { type Answered, execute, type Request } from './execute.ts'
import { faultRefusal } from './fault.ts'
import { IMPERSONATION_HEADER, inWhoseName } from './identify.ts'
import { executeForAdmin } from './known-permissions.ts'
import { admitDocument } from './new-document.ts'

const LARGEST_BODY = 2 * 1024 * 1024
const MALFORMED = 'MalformedHttpRequestException'

/** `POST /graphql`: authenticates the caller, runs the request and sends the response. */
export function graphqlEndpoint(
  service: Service,
  authenticate: Authenticate,
  answerHeaders: AnswerHeaders,
): BareHandler {
  const headers = {
    ...answerHeaders,
    'content-type': 'application/json; charset=utf-8',
    // Responses are mostly a family's private data, so nothing in between may cache them.
    'cache-control': 'no-store',
  }
  return async (request, response) => {
    const body = await bodyOf(request, LARGEST_BODY)
    if (body === 'broken off') return
    if (body === 'too large') {
      // Close the connection rather than read the rest of the body.
      response.shouldKeepAlive = false
      send(response, headers, TOO_LARGE)
      return
    }
    const sent = await answered(service, authenticate, request, body)
    const length = send(response, headers, sent)
    const { held, networkOf } = service.limits
    if (length > LITTLE) response.once('close', held.hold(request.socket, networkOf(request), length))
  }
}

/** Smaller responses are not counted while the client reads them. */
const LITTLE = 16 * 1024

/** Errors of a query are part of a 200 response; other statuses are for requests that were not executed. */
async function answered(
  service: Service,
  authenticate: Authenticate,
  request: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  try {
    const { text } = await answer(service, authenticate, request, body)
    return { status: 200, text }
  } catch (error) {
    if (error instanceof NotAuthenticated) return callerRefused(error)
    if (error instanceof Malformed) return refused(400, MALFORMED, error.message)
    const refusal = refusalFrom(error) ?? faultRefusal(service.log, error)
    return { status: 200, text: JSON.stringify({ data: null, errors: [entryFor(refusal, null)] }) }
  }
}

async function answer(
  service: Service,
  authenticate: Authenticate,
  request: IncomingMessage,
  body: Buffer,
): Promise<Answered> {
  const { headers } = request
  const address = service.limits.networkOf(request)
  chargeArrival(service, address, body.length)
  const caller = await authenticate({
    apiKey: headers['x-api-key']?.toString(),
    authorization: headers.authorization,
    request: signedRequest(request, body),
  })
  const sent = parsed(headers['content-type'], body)
  await admitDocument(service, address, sent.query)
  if (caller.role === 'ADMIN' && headers[IMPERSONATION_HEADER] === undefined)
    return executeForAdmin(service, sent, caller, address)
  const who = await inWhoseName(service, caller, headers)
  return execute(service, sent, who, address)
}

class Malformed extends Error {}

function parsed(contentType: string | undefined, body: Buffer): Request {
  if (!contentType?.startsWith('application/json'))
    throw new Malformed('Send JSON, and say application/json.')
  if (body.length === 0) throw new Malformed('The body is empty: send JSON with a query and variables.')
  const sent = fromJson(body.toString('utf8'))
  if (!isRecord(sent) || typeof sent.query !== 'string')
    throw new Malformed('Send JSON with a query and variables.')
  const { query, variables } = sent
  if (variables == null) return { query, variables: {} }
  if (!isRecord(variables)) throw new Malformed('Send the variables as an object.')
  return { query, variables }
}

function fromJson(text: string): unknown {
  try {
    return text.includes('"__proto__"') ? JSON.parse(text, withoutPrototype) : JSON.parse(text)
  } catch (error) {
    throw error instanceof Malformed ? error : new Malformed('This is not JSON.')
  }
}

/** Refuses `__proto__` in JSON, so that no client can set the prototype of an object. */
function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Malformed('This JSON is not taken: no field may be called __proto__.')
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Answer {
  status: number
  errorType?: string
  text: string
}

/** Returns the length of the body. */
function send(response: ServerResponse, headers: AnswerHeaders, answer: Answer): number {
  const { status, errorType, text } = answer
  const length = Buffer.byteLength(text)
  response.writeHead(status, {
    ...headers,
    ...(errorType && { 'x-amzn-errortype': errorType }),
    'content-length': length,
  })
  response.end(text)
  return length
}

const refused = (status: number, errorType: string, message: string): Answer => ({
  status,
  errorType,
  text: JSON.stringify({ errors: [{ errorType, message }] }),
})

const TOO_LARGE = refused(413, MALFORMED, 'This request is too large.')

/** Amplify shows `UnauthorizedException` as "Unauthorized"; after a clock-skew error, it sets its clock and retries. */
function callerRefused({ message, errorType, isClockSkew }: NotAuthenticated): Answer {
  if (!isClockSkew) return refused(401, 'UnauthorizedException', message)
  const errors = [{ errorType: 'UnauthorizedException', message }]
  return { status: 401, errorType, text: JSON.stringify({ message: 'Unauthorized', errors }) }
}
