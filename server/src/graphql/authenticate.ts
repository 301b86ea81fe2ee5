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

/** The request is not authenticated at all; HTTP answers it with 401. */
export class NotAuthenticated extends Error {
  /** What the REST APIs call it; the data service says `UnauthorizedException` to everybody. */
  readonly errorType: string
  /** The client puts its clock right and tries again, if it is told. */
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
  /** What a signature in `authorization` must fit. */
  request?: SignedRequest
}

export type Authenticate = (credentials: Credentials) => Promise<Caller>

interface Trusted {
  apiKey: string
  /** A key set given by configuration; its issuer is believed in everything. */
  keys: JSONWebKeySet
  issuer: string
  /** Of our own user pool. */
  verifyAccessToken?: Tokens['verifyAccessToken']
  outside?: OutsideIssuer[]
  /** What is known of somebody whose outside token names no address. */
  addressOf?: (issuer: string, subject: string) => Promise<OutsideAddress | null>
  iam?: IamCaller
  accessToken?: (token: string) => Promise<Caller | null>
  /** Whether our pool's administrators need a second step (V-4). */
  requiresSecondFactor?: boolean
  now?: () => Date
  log?: FastifyBaseLogger
}

/** Finds out who asks, by what they show: an API key, a signature, a token of a user pool or issuer, or an access token. */
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

/** Whether a sign-in of our pool has been through what it must is asked with the statement that answers. */
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
  // Verifying a signature costs more than most reads; a token stays what it is until it expires.
  const verified = new BoundedCache<Caller>(5_000)

  return async (token) => {
    const known = verified.get(token)
    if (known && !hasExpired(known, now().getTime())) return known
    try {
      const read = readers.get(decodeJwt(token).iss ?? '') ?? readOwn
      const caller = await read(token)
      // Who is known by a subject alone may be known by an address with the next request.
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
