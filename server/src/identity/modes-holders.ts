import { roleFromGroups } from '@touchline/domain/identity/role.ts'
import type { JWTPayload } from 'jose'
import { type Caller, VISITOR } from '../graphql/caller.ts'
import type { Holder } from './credentials.ts'
import { normaliseEmail } from './email-address.ts'
import type { TokenClaims } from './tokens.ts'

export const GUEST: Holder = { role: 'VISITOR', email: null, session: null, subject: null }

/** Whose session it is, and whether it still holds, is asked where it matters: in the statement that answers. */
export const poolHolder = ({ sub, session, groups }: TokenClaims): Holder => ({
  role: roleFromGroups(groups),
  email: null,
  session,
  subject: sub,
})

/** An address counts only if its issuer has verified it; anybody could have typed another. */
export function outsideHolder({ sub, email, email_verified, ...claims }: JWTPayload): Holder {
  const isVerified = typeof email === 'string' && (email_verified === true || email_verified === 'true')
  return {
    role: roleFromGroups(claims['cognito:groups']),
    email: isVerified ? normaliseEmail(email) : null,
    session: null,
    subject: sub ?? null,
  }
}

export const callerFrom = (holder: Holder, until: number): Caller => ({ ...VISITOR, ...holder, until })
