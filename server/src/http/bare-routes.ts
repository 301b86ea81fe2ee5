import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { faultRefusal } from '../graphql/fault.ts'
import type { NetworkOfRequest } from '../limits/client-address.ts'
import type { HeldBytes } from '../limits/held-bytes.ts'
import { nameRequest, traceRequest } from '../traces.ts'
import { type AnswerHeaders, addHeaders, refuseUnreadable } from './answer-headers.ts'
import { HTTP_LIMITS, type HttpLimits, LARGEST_HEADERS, MOST_HEADERS } from './http-limits.ts'
import { isWellFormed } from './request-form.ts'
import { shareConnections } from './share-connections.ts'
import { hangUp } from './upgrades.ts'

export type BareHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Keyed by method and path, as in `POST /graphql`. */
export type BareRoutes = Map<string, BareHandler>

interface Surroundings {
  headers: AnswerHeaders
  now: () => Date
  limits?: HttpLimits
  /** Counts request bodies in flight; without it they are not counted. */
  slow?: { networkOf: NetworkOfRequest; held: HeldBytes }
}

/**
 * Fastify, except for a few busy routes that are answered before it, because its request handling costs as much as a
 * small read. The security headers are set before Fastify sees a request, because it answers some requests without
 * running hooks; a bare route writes them itself.
 */
export function fastifyBehind(
  routes: BareRoutes,
  { headers, now, limits = HTTP_LIMITS, slow }: Surroundings,
  options: FastifyServerOptions,
): FastifyInstance {
  const isAnotherDay = Math.abs(now().getTime() - Date.now()) > DAY_MS / 2
  const app: FastifyInstance = Fastify({
    ...options,
    clientErrorHandler: (error, socket) => refuseUnreadable(headers, error, socket),
    frameworkErrors: (_error, _request, { raw }) => refuse(raw, headers, 400, NOT_UNDERSTOOD),
    serverFactory: (fastify) => {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        // Clients set their signing clock from this header, and Node would send the real date.
        if (isAnotherDay) response.setHeader('date', now().toUTCString())
        const status = refusalOf(request)
        const path = pathOf(request)
        if (slow) holdBody(slow, request, response)
        const bare = status ?? routes.get(`${request.method} ${path}`)
        if (bare instanceof Function) {
          nameRequest(request, path)
          return void Promise.resolve(bare(request, response)).catch((error) =>
            refuse(response, headers, 500, faultRefusal(app.log, error).message),
          )
        }
        if (bare !== undefined) return refuse(response, headers, bare, NOT_UNDERSTOOD)
        addHeaders(headers, response)
        return fastify(request, response)
      }
      const server = createServer(serverOptions(limits), (request, response) =>
        traceRequest(request, response, () => answer(request, response)),
      )
      return bounded(server, limits)
    },
  })
  // With a callback, because a promise for every request would cost too much just to name a span.
  app.addHook('onRequest', ({ raw, routeOptions: { url = 'none' } }, _reply, done) => {
    nameRequest(raw, url)
    done()
  })
  return app
}

const DAY_MS = 86_400_000
const NOT_UNDERSTOOD = 'This request is not understood.'
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function refusalOf(request: IncomingMessage): 400 | 405 | undefined {
  if (!isWellFormed(request)) return 400
  return METHODS.has(request.method ?? '') ? undefined : 405
}

const serverOptions = ({ headersMs, requestMs, keepAliveMs, checkMs }: HttpLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: checkMs,
  maxHeaderSize: LARGEST_HEADERS,
})

function bounded(server: Server, { connections, idleMs }: HttpLimits): Server {
  shareConnections(server, connections)
  server.maxHeadersCount = MOST_HEADERS
  // CONNECT would open a tunnel through this server.
  server.on('connect', (_request, socket) => hangUp(socket, 405))
  return server.setTimeout(idleMs)
}

function refuse(response: ServerResponse, headers: AnswerHeaders, status: number, message: string): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  response.shouldKeepAlive = false
  addHeaders(headers, response)
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify({ message }))
}

/** Smaller bodies are not counted: the connection itself takes about as much memory. */
const LITTLE = 64 * 1024
/** Assumed for a body without a Content-Length. */
const UNKNOWN = 2 * 1024 * 1024

/** The body counts until the response is closed, because a request may wait in a queue after it has been read. */
function holdBody(
  { networkOf, held }: Required<Surroundings>['slow'],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const bytes = encoding === undefined ? Number(length ?? 0) : UNKNOWN
  if (bytes > LITTLE) response.once('close', held.hold(request.socket, networkOf(request), bytes))
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Why there is no body: it is too large, or the client has disconnected and there is nobody to answer. */
type NoBody = 'too large' | 'broken off'

export function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer | NoBody> {
  const { promise, resolve } = Promise.withResolvers<Buffer | NoBody>()
  if (Number(request.headers['content-length']) > largest) return Promise.resolve('too large')
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > largest) resolve('too large')
    else chunks.push(chunk)
  })
  request.on('end', () => {
    const [first, ...others] = chunks
    resolve(first && others.length === 0 ? first : Buffer.concat(chunks))
  })
  request.on('error', () => resolve('broken off'))
  request.on('close', () => resolve('broken off'))
  return promise
}
