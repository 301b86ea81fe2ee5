import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { type AnswerHeaders, addHeaders, refuseUnreadable } from './answer-headers.ts'

export type BareHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** By method and path, as in `POST /graphql`. */
export type BareRoutes = Map<string, BareHandler>

/**
 * Fastify, but for a few busy routes that are answered before it: its way of a request costs as much as a small read.
 * The headers are set before Fastify sees a request, for it answers a few without asking its hooks; a bare route
 * writes them itself.
 */
export function fastifyBehind(
  routes: BareRoutes,
  headers: AnswerHeaders,
  options: FastifyServerOptions,
): FastifyInstance {
  return Fastify({
    ...options,
    clientErrorHandler: (error, socket) => refuseUnreadable(headers, error, socket),
    serverFactory: (fastify, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
      const server = createServer((request, response) => {
        const bare = routes.get(`${request.method} ${pathOf(request)}`)
        if (bare) return bare(request, response)
        addHeaders(headers, response)
        return fastify(request, response)
      })
      server.keepAliveTimeout = keepAliveTimeout as number
      server.requestTimeout = requestTimeout as number
      return server.setTimeout(connectionTimeout as number)
    },
  })
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The whole body, or null as soon as it is longer than it may be. A request that breaks off is never settled. */
export function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer | null> {
  const { promise, resolve } = Promise.withResolvers<Buffer | null>()
  if (Number(request.headers['content-length']) > largest) return Promise.resolve(null)
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > largest) resolve(null)
    else chunks.push(chunk)
  })
  request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
  return promise
}
