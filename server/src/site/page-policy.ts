import type { Config } from '../config.ts'
import type { IdentityConfig } from '../identity/modes-config.ts'

/** Inline scripts and styles to allow, as declared by the code that writes them, never found by parsing the page. */
export interface PageSources {
  scripts: readonly string[]
  styles: readonly string[]
}

interface PolicyConfig extends Pick<Config, 'identity' | 'publicUrl'> {
  /** False in development, where Vite adds style sheets to the page as they change. */
  isBundled: boolean
}

const OWN_ADDRESS = /^http(s?:\/\/[\w.:[\]-]+)$/

/**
 * The Content-Security-Policy of a page: scripts and styles from this server, and only those inline ones that the
 * renderer declares. Browsers may also connect to an outside user pool, if one is configured. Images may come from
 * anywhere, because the club and identity providers host some elsewhere.
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

/** Older browsers do not count web sockets to this server as 'self'. */
function ownAddresses(origin: string): string[] {
  const [, rest] = OWN_ADDRESS.exec(origin) ?? []
  return rest ? [origin, `ws${rest}`] : []
}

function poolAddresses({ outside, userPoolId }: IdentityConfig): string[] {
  if (!outside) return []
  const region = userPoolId.split('_')[0]
  return [`https://cognito-idp.${region}.amazonaws.com`, `https://cognito-identity.${region}.amazonaws.com`]
}
