import { createHash } from 'node:crypto'
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityConfig } from '../identity/modes-config.ts'

const headers = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** What is no page may load nothing, whatever a browser takes it for. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

export function securityHeaders(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  reply.headers(headers)
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING)
  done(null, payload)
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of one page: scripts from this server, and just the inline ones that stand in it. With an outside pool,
 * the browser may also talk to that one. Styles may be inline, for components place themselves that way; pictures may
 * come from elsewhere, for an identity provider keeps its people's pictures at home.
 */
export function pagePolicy(identity: IdentityConfig): (html: string) => string {
  return (html) => {
    const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`)
    return [
      "default-src 'self'",
      ["script-src 'self'", ...new Set(hashes)].join(' '),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: data: blob:",
      `connect-src 'self' ws: wss:${poolAddresses(identity)}`,
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ].join('; ')
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

function poolAddresses({ outside, userPoolId }: IdentityConfig): string {
  if (!outside) return ''
  const region = userPoolId.split('_')[0]
  return ` https://cognito-idp.${region}.amazonaws.com https://cognito-identity.${region}.amazonaws.com`
}
