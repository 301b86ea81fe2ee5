import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedRequest } from './sigv4.ts'

const bodies = new WeakMap<FastifyRequest, Buffer>()
const NO_BODY = Buffer.alloc(0)

/** Keeps the bytes of JSON bodies, over which signatures are made, for the routes of this plugin. */
export function keepRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body as Buffer)
    parse(request, body.toString('utf8'), done)
  })
}

/** What a signature must fit: the request as it came in. */
export const signedRequest = (request: FastifyRequest): SignedRequest => ({
  method: request.method,
  url: request.originalUrl,
  headers: request.headers,
  body: bodies.get(request) ?? NO_BODY,
})
