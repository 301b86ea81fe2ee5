import type { Config } from '../config.ts'
import type { IdentityConfig } from '../identity/modes-config.ts'

/** What one page may run and be dressed with, as the policy names it: made where it was written, never found in it. */
export interface PageSources {
  scripts: readonly string[]
  styles: readonly string[]
}

interface PolicyConfig extends Pick<Config, 'identity' | 'publicUrl'> {
  /** False while somebody develops: then the bundler writes style sheets into the page as they change. */
  isBundled: boolean
}

const OWN_ADDRESS = /^http(s?:\/\/[\w.:[\]-]+)$/

/**
 * The policy of a page: scripts and styles from this server, and inline just those that the rendering declared as its
 * own. With an outside pool, the browser may also talk to that one. Pictures may come from elsewhere, for the club and
 * identity providers keep some at home.
 */
export function pagePolicy({ identity, publicUrl, isBundled }: PolicyConfig) {
  return (origin: string, { scripts, styles }: PageSources): string =>
    [
      "default-src 'self'",
      list("script-src 'self'", scripts),
      isBundled ? list("style-src 'self'", styles) : "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: data:",
      list("connect-src 'self'", [...ownAddresses(origin), ...poolAddresses(identity)]),
      "object-src 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      ...(publicUrl?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    ].join('; ')
}

const list = (start: string, sources: readonly string[]) => [...new Set([start, ...sources])].join(' ')

/** Older browsers do not take a socket to this server for its own. */
function ownAddresses(origin: string): string[] {
  const [, rest] = OWN_ADDRESS.exec(origin) ?? []
  return rest ? [origin, `ws${rest}`] : []
}

function poolAddresses({ outside, userPoolId }: IdentityConfig): string[] {
  if (!outside) return []
  const region = userPoolId.split('_')[0]
  return [`https://cognito-idp.${region}.amazonaws.com`, `https://cognito-identity.${region}.amazonaws.com`]
}
