import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMPERSONATION_HEADER } from '../graphql/identify.ts'
import { ALGORITHM, type SignedRequest } from './sigv4.ts'

const bodies = new WeakMap<FastifyRequest, Buffer>()
const NO_BODY = Buffer.alloc(0)

const isSigned = ({ headers }: FastifyRequest) => headers.authorization?.startsWith(ALGORITHM) ?? false

/** Keeps the bytes of signed JSON bodies for the routes of this plugin: signatures are made over them. */
export function keepRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isSigned(request)) bodies.set(request, body as Buffer)
    parse(request, body.toString('utf8'), done)
  })
}

/** What a signature must fit: the request as it came in; undefined without a signature. */
export function signedRequest(request: FastifyRequest): SignedRequest | undefined {
  if (!isSigned(request)) return undefined
  return {
    method: request.method,
    url: request.originalUrl,
    headers: request.headers,
    body: bodies.get(request) ?? NO_BODY,
    signedIfSent: [IMPERSONATION_HEADER],
  }
}
