import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityConfig } from '../identity/modes-config.ts'

/** Adds the headers that keep a page to itself; with an outside pool, the browser may also talk to that one. */
export function securityHeaders(identity: IdentityConfig) {
  const headers = {
    'content-security-policy': [
      "default-src 'self'",
      "img-src 'self' data:",
      `connect-src 'self' ws: wss:${poolAddresses(identity)}`,
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  return (
    _request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: DoneFuncWithErrOrRes,
  ): void => {
    reply.headers(headers)
    done(null, payload)
  }
}

function poolAddresses({ outside, userPoolId }: IdentityConfig): string {
  if (!outside) return ''
  const region = userPoolId.split('_')[0]
  return ` https://cognito-idp.${region}.amazonaws.com https://cognito-identity.${region}.amazonaws.com`
}
