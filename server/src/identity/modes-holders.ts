import { roleFromGroups } from '@touchline/domain/identity/role.ts'
import type { JWTPayload } from 'jose'
import { type Caller, VISITOR } from '../graphql/caller.ts'
import type { Holder } from './credentials.ts'
import { normaliseEmail } from './email-address.ts'
import type { TokenClaims } from './tokens.ts'

export const GUEST: Holder = { role: 'VISITOR', email: null, session: null, subject: null }

/** Does not check the session; the statement that answers a request does that. */
export const poolHolder = ({ sub, session, groups }: TokenClaims): Holder => ({
  role: roleFromGroups(groups),
  email: null,
  session,
  subject: sub,
})

/** Only a verified email address counts, because anybody can enter somebody else's. */
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
