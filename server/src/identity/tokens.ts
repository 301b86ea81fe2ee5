import { randomUUID } from 'node:crypto'
import { errors, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Sql } from '../postgres/pool.ts'
import { ALGORITHM, makeSigningKeys, type SigningKeys } from './signing-keys.ts'

/** Access and ID tokens are valid for an hour. */
export const TOKEN_SECONDS = 3_600

const SCOPE = 'aws.cognito.signin.user.admin'

/** The claims of a verified token. Whether its session is still valid must be checked in the database. */
export interface TokenClaims {
  sub: string
  /** The session that the token belongs to: `pool_sessions.id`. */
  session: string
  groups: string[]
  /** ID tokens only. */
  email?: string
  /** Epoch seconds. */
  exp: number
}

/** The user and session that a pair of tokens is issued for. */
export interface TokenSubject {
  sub: string
  session: string
  signedInAt: Date
  groups: string[]
  email: string
  isEmailVerified: boolean
  /** given_name, family_name and so on. */
  attributes: Record<string, string>
}

export class TokenRefused extends Error {
  override name = 'TokenRefused'
  readonly hasExpired: boolean

  constructor(message: string, hasExpired: boolean) {
    super(message)
    this.hasExpired = hasExpired
  }
}

type Use = 'access' | 'id' | 'challenge'

export interface Tokens {
  issue(subject: TokenSubject): Promise<{ accessToken: string; idToken: string }>
  /** Checks signature, issuer, client, expiry and use; throws `TokenRefused`. */
  verifyAccessToken(token: string): Promise<TokenClaims>
  verifyIdToken(token: string): Promise<TokenClaims>
  /** Valid for as long as a person may take for the next step of a sign-in. */
  issueChallenge(claims: Record<string, string>, seconds: number): Promise<string>
  verifyChallenge(token: string): Promise<JWTPayload>
  keySet(): Promise<JSONWebKeySet>
  /** Signs with a new key from now on; tokens of the old one stay valid until they expire. */
  rotateKeys(): Promise<void>
}

interface Parts {
  sql: Sql
  issuer: string
  clientId: string
  now: () => Date
}

export function makeTokens(parts: Parts): Tokens {
  const keys = makeSigningKeys(parts)
  const sign = (use: Use, claims: JWTPayload, seconds: number) =>
    signed({ ...parts, keys }, use, claims, seconds)
  const verify = (use: Use, token: string) => verified({ ...parts, keys }, use, token)
  return {
    async issue(subject) {
      const [accessToken, idToken] = await Promise.all([
        sign('access', accessClaims(subject), TOKEN_SECONDS),
        sign('id', idClaims(subject), TOKEN_SECONDS),
      ])
      return { accessToken, idToken }
    },
    verifyAccessToken: async (token) => claimsFrom(await verify('access', token)),
    verifyIdToken: async (token) => claimsFrom(await verify('id', token)),
    issueChallenge: (claims, seconds) => sign('challenge', claims, seconds),
    verifyChallenge: (token) => verify('challenge', token),
    keySet: keys.keySet,
    rotateKeys: keys.rotate,
  }
}

interface Signer extends Parts {
  keys: SigningKeys
}

async function signed(signer: Signer, use: Use, claims: JWTPayload, seconds: number): Promise<string> {
  const { keys, issuer, clientId, now } = signer
  const { id, privateKey } = await keys.current()
  const iat = Math.floor(now().getTime() / 1000)
  const audience = use === 'access' ? { client_id: clientId } : { aud: clientId }
  return new SignJWT({ iss: issuer, ...audience, ...claims, token_use: use, iat, exp: iat + seconds })
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .sign(privateKey)
}

async function verified(
  { keys, issuer, clientId, now }: Signer,
  use: Use,
  token: string,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys.find, {
    issuer,
    algorithms: [ALGORITHM],
    requiredClaims: ['exp', 'sub'],
    currentDate: now(),
  }).catch((error) => {
    throw refusal(error)
  })
  const client = use === 'access' ? payload.client_id : payload.aud
  if (payload.token_use !== use || client !== clientId)
    throw new TokenRefused(`not meant as ${use} token of this client`, false)
  return payload
}

/** An invalid token is refused; failing to load a key is a fault of ours. */
function refusal(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error
  return new TokenRefused(error.message, error instanceof errors.JWTExpired)
}

function sharedClaims({ sub, session, signedInAt, groups }: TokenSubject): JWTPayload {
  return {
    sub,
    origin_jti: session,
    jti: randomUUID(),
    event_id: randomUUID(),
    auth_time: Math.floor(signedInAt.getTime() / 1000),
    // Like Cognito, leave the claim out for users in no group.
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
  }
}

const accessClaims = (subject: TokenSubject): JWTPayload => ({
  ...sharedClaims(subject),
  scope: SCOPE,
  username: subject.sub,
})

const idClaims = (subject: TokenSubject): JWTPayload => ({
  ...subject.attributes,
  ...sharedClaims(subject),
  'cognito:username': subject.sub,
  email: subject.email,
  email_verified: subject.isEmailVerified,
})

function claimsFrom(payload: JWTPayload): TokenClaims {
  const { sub, origin_jti: session, exp, 'cognito:groups': groups } = payload
  if (!sub || !exp || typeof session !== 'string') throw new errors.JWTInvalid('a claim is missing')
  return {
    sub,
    session,
    groups: Array.isArray(groups) ? groups : [],
    ...(typeof payload.email === 'string' ? { email: payload.email } : {}),
    exp,
  }
}
