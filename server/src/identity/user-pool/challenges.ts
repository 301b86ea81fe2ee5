import type { JWTPayload } from 'jose'
import { normaliseEmail } from '../email-address.ts'
import { digest } from './attempts.ts'
import { notAuthorized } from './pool-error.ts'
import type { UserPool } from './user-pool.ts'
import { findUser, type PoolUser } from './users.ts'

/** The steps of a sign-in after the password, with Cognito's names. */
export type ChallengeName = 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA' | 'MFA_SETUP'

/** How long each step may take. Installing an authenticator app takes more than three minutes. */
const SECONDS: Record<ChallengeName, number> = {
  NEW_PASSWORD_REQUIRED: 180,
  SOFTWARE_TOKEN_MFA: 300,
  MFA_SETUP: 900,
}

/** Binds a challenge to the password it was issued for, so that changing the password ends it. */
const passwordMark = (user: PoolUser) => digest(user.passwordHash ?? '')

/** The session string for a user who has entered the right password and must complete one more step. */
export const issueChallenge = (
  pool: UserPool,
  user: PoolUser,
  name: ChallengeName,
  more: Record<string, string> = {},
): Promise<string> =>
  pool.tokens.issueChallenge(
    { ...more, sub: user.id, password: passwordMark(user), challenge: name },
    SECONDS[name],
  )

interface Shown {
  name: ChallengeName
  session: string
  /** Most operations send it along. */
  username?: string
}

/** The user of a challenge with this name, if it has not expired. */
export async function challenged(
  pool: UserPool,
  { name, session, username }: Shown,
): Promise<{ user: PoolUser; claims: JWTPayload }> {
  const claims = await pool.tokens.verifyChallenge(session).catch(() => {
    throw invalidSession()
  })
  const user = claims.challenge === name && claims.sub ? await findUser(pool.sql, claims.sub) : null
  if (!user?.isEnabled || claims.password !== passwordMark(user)) throw invalidSession()
  const isTheirs = username === undefined || username === user.id || normaliseEmail(username) === user.email
  if (!isTheirs) throw invalidSession()
  return { user, claims }
}

export const invalidSession = () => notAuthorized('Invalid session for the user, session is expired.')
