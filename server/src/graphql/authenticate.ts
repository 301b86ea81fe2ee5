import { timingSafeEqual } from 'node:crypto'
import { roleFromGroups } from '@touchline/domain/identity/role.ts'
import { present } from '@touchline/domain/present.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createLocalJWKSet, decodeJwt, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { BoundedCache } from '../bounded-cache.ts'
import { callerFrom, outsideHolder, poolHolder } from '../identity/modes-holders.ts'
import type { IamCaller } from '../identity/modes-iam.ts'
import { isOutage, type OutsideIssuer } from '../identity/oidc.ts'
import type { OutsideAddress } from '../identity/outside-addresses.ts'
import { ALGORITHM, SignatureFault } from '../identity/sigv4.ts'
import type { SignedRequest } from '../identity/sigv4-canonical.ts'
import { TokenRefused, type Tokens } from '../identity/tokens.ts'
import { type Caller, VISITOR } from './caller.ts'

/** The request is not authenticated; the HTTP response is 401. */
export class NotAuthenticated extends Error {
  /** The error type in REST responses; the GraphQL API always says `UnauthorizedException`. */
  readonly errorType: string
  /** Tells the client to correct its clock and retry. */
  readonly isClockSkew: boolean

  constructor(message: string, { errorType = 'UnauthorizedException', isClockSkew = false } = {}) {
    super(message)
    this.errorType = errorType
    this.isClockSkew = isClockSkew
  }
}

export interface Credentials {
  apiKey?: string
  authorization?: string
  /** The request that the signature in `authorization` must match. */
  request?: SignedRequest
}

export type Authenticate = (credentials: Credentials) => Promise<Caller>

interface Trusted {
  apiKey: string
  /** A key set from the configuration; all claims of its issuer are trusted. */
  keys: JSONWebKeySet
  issuer: string
  /** Verifies access tokens of our own user pool. */
  verifyAccessToken?: Tokens['verifyAccessToken']
  outside?: OutsideIssuer[]
  /** Looks up the user of an outside token that contains no email address. */
  addressOf?: (issuer: string, subject: string) => Promise<OutsideAddress | null>
  iam?: IamCaller
  accessToken?: (token: string) => Promise<Caller | null>
  /** Whether administrators in our pool need a second factor (V-4). */
  requiresSecondFactor?: boolean
  now?: () => Date
  log?: FastifyBaseLogger
}

/** Identifies the caller by an API key, a request signature, a token of a user pool or issuer, or an access token. */
export function makeAuthenticate(trusted: Trusted): Authenticate {
  const fromJwt = makeJwtCaller(trusted)

  return async ({ apiKey, authorization, request }) => {
    if (apiKey !== undefined) {
      if (isSame(apiKey, trusted.apiKey)) return VISITOR
      throw new NotAuthenticated('You are not authorized to make this call.')
    }
    if (!authorization) throw new NotAuthenticated('Missing authorization header.')
    if (authorization.startsWith(ALGORITHM)) return held(trusted, signer(trusted.iam, request))
    const token = authorization.replace(/^Bearer /i, '')
    const caller = token.includes('.') ? await fromJwt(token) : await trusted.accessToken?.(token)
    if (!caller) throw notValid()
    return held(trusted, caller)
  }
}

/** Only marks the caller: the statement that answers the request checks the session itself. */
const held = ({ requiresSecondFactor }: Trusted, caller: Caller): Caller =>
  requiresSecondFactor && caller.session !== null ? { ...caller, needsSecondFactor: true } : caller

export const signInEnded = () => new NotAuthenticated('This sign-in has ended.')

const notValid = () => new NotAuthenticated('Token expired or not valid.')

function signer(iam: IamCaller | undefined, request: SignedRequest | undefined): Caller {
  if (!iam || !request) throw new NotAuthenticated('Signed requests are not taken here.')
  try {
    return iam(request)
  } catch (error) {
    if (!(error instanceof SignatureFault)) throw error
    const { name, message, isClockSkew } = error
    throw new NotAuthenticated(message, { errorType: name, isClockSkew })
  }
}

function makeJwtCaller(trusted: Trusted): (token: string) => Promise<Caller> {
  const { outside = [], now = () => new Date() } = trusted
  const readers = new Map([[trusted.issuer, configuredReader(trusted, now)]])
  for (const issuer of outside) readers.set(issuer.issuer, outsideReader(issuer, trusted))
  const readOwn = poolReader(trusted.verifyAccessToken)
  // Verifying a signature costs more than most reads, and the result is valid until the token expires.
  const verified = new BoundedCache<Caller>(5_000)

  return async (token) => {
    const known = verified.get(token)
    if (known && !hasExpired(known, now().getTime())) return known
    try {
      const read = readers.get(decodeJwt(token).iss ?? '') ?? readOwn
      const caller = await read(token)
      // Do not cache a caller known only by subject, because an email address may become known at any time.
      if (caller.email !== null || caller.session !== null) verified.set(token, caller)
      return caller
    } catch (error) {
      throw error instanceof TokenRefused || error instanceof errors.JOSEError ? notValid() : error
    }
  }
}

type Reader = (token: string) => Promise<Caller>

function poolReader(verify: Trusted['verifyAccessToken']): Reader {
  return async (token) => {
    if (!verify) throw notValid()
    const claims = await verify(token)
    return callerFrom(poolHolder(claims), claims.exp * 1000)
  }
}

function outsideReader({ issuer, verify }: OutsideIssuer, { addressOf, log }: Trusted): Reader {
  return async (token) => {
    const payload = await verify(token).catch((error) => {
      if (isOutage(error)) log?.warn({ err: error, issuer }, 'the keys of an issuer could not be fetched')
      throw notValid()
    })
    const [holder, until] = [outsideHolder(payload), payload.exp * 1000]
    const known = holder.email === null ? await addressOf?.(issuer, payload.sub) : null
    if (!known) return callerFrom(holder, until)
    return callerFrom({ ...holder, email: known.email }, Math.min(until, known.until))
  }
}

function configuredReader({ keys, issuer }: Trusted, now: () => Date): Reader {
  const keySet = createLocalJWKSet(keys)
  return async (token) => {
    const options = { issuer, requiredClaims: ['exp', 'sub'], currentDate: now() }
    const { payload } = await jwtVerify(token, keySet, options)
    const email = typeof payload.email === 'string' ? payload.email.trim().toLowerCase() : null
    const subject = payload.sub ?? null
    const holder = { role: roleFromGroups(payload['cognito:groups']), email, session: null, subject }
    return callerFrom(holder, present(payload.exp, 'when the token runs out') * 1000)
  }
}

export const hasExpired = (caller: Caller, now = Date.now()): boolean =>
  caller.until !== null && caller.until <= now

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
