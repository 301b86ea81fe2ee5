import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'

export const ISSUER = 'https://issuer.example.org'

const { privateKey, publicKey } = await generateKeyPair('RS256')

/** The public half of the tests' signing key; the server under test trusts it. */
export const trustedKeys: JSONWebKeySet = {
  keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }],
}

interface Claims {
  email: string
  groups?: string[]
  expiresIn?: string
  issuer?: string
  key?: CryptoKey
}

/** A token as the identity service issues them. */
export function signToken({
  email,
  groups = [],
  expiresIn = '1h',
  issuer = ISSUER,
  key = privateKey,
}: Claims): Promise<string> {
  return new SignJWT({ email, 'cognito:groups': groups, token_use: 'access' })
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .setSubject(randomUUID())
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(key)
}
