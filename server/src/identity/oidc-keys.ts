import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'

const TIMEOUT_MS = 5_000
/** How long to wait before contacting an issuer again after a failure. */
const COOL_DOWN_MS = 30_000

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** The keys of an issuer at Cognito's path: fetched on first use, cached, and fetched again for an unknown key. */
export const keysAt = (url: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: TIMEOUT_MS, cooldownDuration: COOL_DOWN_MS })

export const poolKeysUrl = (issuer: string) => `${issuer.replace(/\/$/, '')}/.well-known/jwks.json`

/** The keys of an issuer, at the address in its discovery document. */
export function discoveredKeys(issuer: string, now: () => Date): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  const discover = async () => {
    try {
      return keysAt(await keysUrlOf(issuer))
    } catch (error) {
      found = undefined
      failedAt = now().getTime()
      throw error
    }
  }
  return async (header, token) => {
    if (!found && now().getTime() - failedAt < COOL_DOWN_MS)
      throw new Error(`${issuer} did not answer a moment ago.`)
    found ??= discover()
    return (await found)(header, token)
  }
}

async function keysUrlOf(issuer: string): Promise<string> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  if (answer.status === 404) return poolKeysUrl(issuer)
  if (!answer.ok) throw new Error(`${issuer} answered ${answer.status} when asked for its configuration.`)
  const found = Discovery.parse(await answer.json())
  if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}.`)
  if (!isSafeAddress(found.jwks_uri)) throw new Error(`${issuer} keeps its keys at an unsafe address.`)
  return found.jwks_uri
}

/** Keys fetched over plain HTTP could have been replaced on the way, except from this machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  if (protocol === 'https:') return hostname !== ''
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}
