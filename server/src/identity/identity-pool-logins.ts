import { decodeJwt, type JWTPayload } from 'jose'
import { NotAuthenticated } from '../graphql/authenticate.ts'
import { VISITOR } from '../graphql/caller.ts'
import { withAddress } from '../graphql/identify.ts'
import type { Sql } from '../postgres/pool.ts'
import type { Holder } from './credentials.ts'
import { outsideHolder, poolHolder } from './modes-holders.ts'
import { isOutage, type OutsideIssuer } from './oidc.ts'
import { keepOutsideAddress } from './outside-addresses.ts'
import { TokenRefused, type Tokens } from './tokens.ts'

interface User {
  /** Stable for the same person at the same issuer. */
  subject: string
  holder: Holder
}

/** Finds the user of an ID token, or returns why it is refused. */
export type Login = (idToken: string) => Promise<User | 'NOT_VALID' | 'ENDED'>

/** Issues no new credentials for a session that has ended, even if its tokens are still valid. */
export function ownLogin(
  sql: Sql,
  verifyIdToken: Tokens['verifyIdToken'],
  { requiresSecondFactor, now }: { requiresSecondFactor: boolean; now: () => Date },
): Login {
  return async (idToken) => {
    const claims = await verifyIdToken(idToken).catch((error) => {
      if (error instanceof TokenRefused) return null
      throw error
    })
    if (!claims) return 'NOT_VALID'
    const holder = poolHolder(claims)
    const caller = { ...VISITOR, ...holder, needsSecondFactor: requiresSecondFactor }
    try {
      await withAddress(sql, caller, now())
    } catch (error) {
      if (error instanceof NotAuthenticated) return 'ENDED'
      throw error
    }
    return { subject: claims.sub, holder }
  }
}

export function outsideLogin(sql: Sql, { issuer, verify }: OutsideIssuer): Login {
  return async (idToken) => {
    const payload = await verify(idToken).catch((error) => {
      if (isOutage(error)) throw error
      return null
    })
    if (!payload || isAccessToken(payload)) return 'NOT_VALID'
    const { sub: subject, exp } = payload
    const holder = outsideHolder(payload)
    if (holder.email !== null) await keepOutsideAddress(sql, { issuer, subject, email: holder.email, exp })
    return { subject: `${issuer} ${subject}`, holder }
  }
}

const isAccessToken = ({ token_use }: JWTPayload) => token_use !== undefined && token_use !== 'id'

/** Also accepts the tokens of another issuer. */
export function orLogin(sql: Sql, login: Login, issuer: OutsideIssuer): Login {
  const another = outsideLogin(sql, issuer)
  return (idToken) => (decodeJwt(idToken).iss === issuer.issuer ? another(idToken) : login(idToken))
}
