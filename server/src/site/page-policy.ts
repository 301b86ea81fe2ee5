import type { IdentityConfig } from '../identity/modes-config.ts'
import { sourceHash } from '../source-hash.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of one page: scripts from this server, and just the inline ones that stand in it. With an outside pool,
 * the browser may also talk to that one. Styles may be inline, for components place themselves that way; pictures may
 * come from elsewhere, for an identity provider keeps its people's pictures at home.
 */
export function pagePolicy(identity: IdentityConfig): (html: string) => string {
  return (html) => {
    const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sourceHash(script))
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

function poolAddresses({ outside, userPoolId }: IdentityConfig): string {
  if (!outside) return ''
  const region = userPoolId.split('_')[0]
  return ` https://cognito-idp.${region}.amazonaws.com https://cognito-identity.${region}.amazonaws.com`
}
