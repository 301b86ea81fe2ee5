import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMPERSONATION_HEADER } from '../graphql/identify.ts'
import { ALGORITHM } from './sigv4.ts'
import type { SignedRequest } from './sigv4-canonical.ts'

const bodies = new WeakMap<IncomingMessage, Buffer>()
const NO_BODY = Buffer.alloc(0)

const isSigned = ({ headers }: IncomingMessage) => headers.authorization?.startsWith(ALGORITHM) ?? false

/** Keeps the raw bytes of signed JSON bodies for this plugin's routes, because the signature covers them. */
export function keepRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isSigned(request.raw)) bodies.set(request.raw, Buffer.from(body))
    parse(request, body.toString('utf8'), done)
  })
}

/** The bytes kept by `keepRawBodies`. */
export const rawBody = ({ raw }: FastifyRequest): Buffer => bodies.get(raw) ?? NO_BODY

/** The request to verify a signature against; undefined if it is not signed. */
export function signedRequest(request: IncomingMessage, body: Buffer): SignedRequest | undefined {
  if (!isSigned(request)) return undefined
  const { method = '', url = '', headers } = request
  return { method, url, headers, body, signedIfSent: [IMPERSONATION_HEADER] }
}
