import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

export interface Issuer {
  /** Where it listens; also the `iss` of its tokens. */
  issuer: string
  /** Signed with its newest key, valid for an hour. */
  token(claims: Claims): string
  /** Signed with a key that it never published. */
  forged(claims: Claims): string
  /** From now on it signs with another key. */
  rotate(): void
  /** The paths it was asked for, in order. */
  asked: string[]
}

const base64 = (value: string | Buffer) => Buffer.from(value).toString('base64url')

function sign(key: KeyObject, kid: string, claims: Claims): string {
  const parts = [{ alg: 'RS256', kid }, claims].map((part) => base64(JSON.stringify(part))).join('.')
  return `${parts}.${base64(createSign('RSA-SHA256').update(parts).sign(key))}`
}

const newKey = () => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })

/**
 * An outside issuer, written without any of our code: it signs tokens itself and publishes its keys over HTTP, by
 * discovery or, like Cognito, at the well-known path.
 */
export async function startIssuer({ hasDiscovery = false } = {}): Promise<Issuer> {
  const keys = [newKey()]
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = (value: unknown) => response.end(JSON.stringify(value))
    const published = keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid }))
    if (request.url === '/.well-known/openid-configuration' && hasDiscovery)
      return answer({ issuer, jwks_uri: `${issuer}/keys` })
    if (request.url === (hasDiscovery ? '/keys' : '/.well-known/jwks.json'))
      return answer({ keys: published })
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Lets a finished test run exit.
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stamped = (claims: Claims) => {
    const now = Math.floor(Date.now() / 1000)
    return { iss: issuer, sub: randomUUID(), iat: now, exp: now + 3600, ...claims }
  }
  const newest = () => keys.at(-1) as ReturnType<typeof newKey>
  return {
    issuer,
    asked,
    token: (claims) => sign(newest().privateKey, newest().kid, stamped(claims)),
    forged: (claims) => sign(newKey().privateKey, newest().kid, stamped(claims)),
    rotate: () => keys.push(newKey()),
  }
}
