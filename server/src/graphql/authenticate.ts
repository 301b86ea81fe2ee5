import { timingSafeEqual } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { BoundedCache } from '../bounded-cache.ts'
import { type Caller, VISITOR } from './caller.ts'

/** The request is not authenticated at all; HTTP answers it with 401. */
export class NotAuthenticated extends Error {}

export interface Credentials {
  apiKey?: string
  authorization?: string
}

export type Authenticate = (credentials: Credentials) => Promise<Caller>

interface Trusted {
  apiKey: string
  keys: JSONWebKeySet
  issuer: string
}

const ADMIN_GROUP = 'pmfcadmin'

/** Tells who asks: the public API key is a visitor; a token signed by a trusted key is a parent or an administrator. */
export function makeAuthenticate({ apiKey, keys, issuer }: Trusted): Authenticate {
  const keySet = createLocalJWKSet(keys)
  // Verifying a signature costs more than most reads; a token stays what it is until it expires.
  const verified = new BoundedCache<Caller>(5_000)

  async function fromToken(token: string): Promise<Caller> {
    const known = verified.get(token)
    if (known && !hasExpired(known)) return known
    const { payload } = await jwtVerify(token, keySet, { issuer, requiredClaims: ['exp', 'sub'] }).catch(
      () => {
        throw new NotAuthenticated('Token expired or not valid.')
      },
    )
    const caller = callerFrom(payload)
    verified.set(token, caller)
    return caller
  }

  return async ({ apiKey: given, authorization }) => {
    if (given !== undefined) {
      if (!isSame(given, apiKey)) throw new NotAuthenticated('You are not authorized to make this call.')
      return VISITOR
    }
    if (authorization) return fromToken(authorization.replace(/^Bearer /, ''))
    throw new NotAuthenticated('Missing authorization header.')
  }
}

function callerFrom(payload: JWTPayload): Caller {
  const groups = payload['cognito:groups']
  const email = typeof payload.email === 'string' ? payload.email.trim().toLowerCase() : null
  const isAdmin = Array.isArray(groups) && groups.includes(ADMIN_GROUP)
  return { ...VISITOR, role: isAdmin ? 'ADMIN' : 'PARENT', email, until: (payload.exp as number) * 1000 }
}

export const hasExpired = (caller: Caller): boolean => caller.until !== null && caller.until <= Date.now()

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
