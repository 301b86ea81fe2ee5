import { randomBytes, randomUUID } from 'node:crypto'
import { adminSignInProblem } from '@touchline/domain/identity/admin-session.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { recordSecurityEvent, roughNetwork } from '../security-events.ts'
import { TOKEN_SECONDS, TokenRefused } from '../tokens.ts'
import { countAttempt, digest } from './attempts.ts'
import { sendNewNetwork } from './emails.ts'
import { placeHash, rememberPlace } from './guesses.ts'
import { endOldestSignIns } from './most-kept.ts'
import { notAuthorized, wrongSignIn } from './pool-error.ts'
import type { UserPool } from './user-pool.ts'
import { findUser, type PoolUser } from './users.ts'

const SESSION_MS = 30 * 24 * 3_600_000

export interface Session {
  id: string
  createdAt: Date
}

interface Proof {
  network: string
  /** Whether the user has entered a second factor after the password. */
  hasSecondFactor: boolean
}

/** Creates a session with its first refresh token for a user who has just authenticated. */
export async function startSession(pool: UserPool, proved: PoolUser, proof: Proof): Promise<object> {
  const { network, hasSecondFactor } = proof
  const now = pool.now()
  const session: Session = { id: randomUUID(), createdAt: now }
  // Do this before taking a connection, because it may need one of its own.
  const hash = await placeHash(pool.sql, proved.id, network)
  const { user, refreshToken } = await pool.sql.begin(async (tx) => {
    const unchanged = await lockUnchanged(tx, proved)
    requireSecondStep(pool, unchanged, hasSecondFactor)
    const [, token, isNewNetwork] = await inOneGo([
      tx`with gone as (${endOldestSignIns(tx, unchanged.id)})
         insert into pool_sessions (id, user_id, created_at, last_used_at, expires_at, second_factor_at)
         values (${session.id}, ${unchanged.id}, ${now}, ${now}, ${new Date(now.getTime() + SESSION_MS)},
                 ${hasSecondFactor ? now : null})`.execute(),
      newRefreshToken(tx, session.id, now),
      rememberPlace(tx, { userId: unchanged.id, hash }, now),
    ])
    if (isNewNetwork) await noticeNewNetwork(tx, unchanged, network, now)
    return { user: unchanged, refreshToken: token }
  })
  return authenticationResult(pool, user, session, refreshToken)
}

/** Notifies a user of a sign-in from a new place, in the profile and by email, at most a few times a day. */
async function noticeNewNetwork(tx: Transaction, user: PoolUser, network: string, now: Date): Promise<void> {
  await recordSecurityEvent(tx, { event: 'SIGN_IN_NEW_NETWORK', account: user, network, now })
  if (await countAttempt(tx, { kind: 'notices to', subject: `networks ${user.email}` }, now))
    await sendNewNetwork(tx, user, { place: roughNetwork(network), now })
}

/**
 * A concurrent change of password or groups, or disabling the account, ends all existing sessions. With this lock,
 * either our session exists by then and is ended too, or it starts from the changed account.
 */
async function lockUnchanged(tx: Transaction, proved: PoolUser): Promise<PoolUser> {
  const [, user] = await inOneGo([
    tx`select id from pool_users where id = ${proved.id} for share`.execute(),
    findUser(tx, proved.id),
  ])
  const isSame = user?.isEnabled && user.status === 'CONFIRMED' && user.passwordHash === proved.passwordHash
  if (!isSame) throw wrongSignIn()
  return user
}

/** Also required if they have turned it on, or become an administrator, since entering the password. */
function requireSecondStep(pool: UserPool, { hasSecondFactor, groups }: PoolUser, isProved: boolean): void {
  const isRequired = pool.requiresSecondFactor && groups.includes(ADMIN_GROUP)
  if (!isProved && (hasSecondFactor || isRequired)) throw wrongSignIn()
}

/** Opaque, and stored as a hash, so that a copy of the database lets nobody sign in. */
export async function newRefreshToken(tx: Transaction, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(48).toString('base64url')
  await tx`insert into pool_refresh_tokens (token_hash, session_id, created_at)
           values (${digest(token)}, ${sessionId}, ${now})`
  return token
}

export async function authenticationResult(
  pool: UserPool,
  user: PoolUser,
  session: Session,
  refreshToken?: string,
): Promise<object> {
  const { accessToken, idToken } = await pool.tokens.issue({
    sub: user.id,
    session: session.id,
    signedInAt: session.createdAt,
    groups: user.groups,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    attributes: user.attributes,
  })
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken,
      ...(refreshToken ? { RefreshToken: refreshToken } : {}),
      ExpiresIn: TOKEN_SECONDS,
      TokenType: 'Bearer',
    },
  }
}

/** The user of an access token. Refuses a valid token if its session has ended, or the user is disabled or deleted. */
export async function authorise(
  pool: UserPool,
  accessToken: string,
): Promise<{ user: PoolUser; session: string }> {
  const claims = await pool.tokens.verifyAccessToken(accessToken).catch((error) => {
    if (!(error instanceof TokenRefused)) throw error
    throw notAuthorized(error.hasExpired ? 'Access Token has expired' : 'Invalid Access Token')
  })
  const [alive] = await pool.sql`
    select last_used_at, second_factor_at from pool_sessions
    where id = ${claims.session} and user_id = ${claims.sub} and ended_at is null and expires_at > ${pool.now()}`
  const user = alive ? await findUser(pool.sql, claims.sub) : null
  if (!user || !alive) throw notAuthorized('Access Token has been revoked')
  if (!user.isEnabled) throw notAuthorized('User is disabled.')
  if (adminProblem(pool, user, alive)) throw notAuthorized('Access Token has been revoked')
  return { user, session: claims.session }
}

interface KeptSignIn {
  last_used_at?: Date
  second_factor_at?: Date | null
}

/** Why an administrator's session is no longer valid; null if it is, and for other users (V-4, V-5). */
export const adminProblem = (pool: UserPool, { groups }: PoolUser, kept: KeptSignIn) =>
  adminSignInProblem(
    { groups, lastUsedAt: kept.last_used_at ?? new Date(0), hasSecondFactor: kept.second_factor_at != null },
    pool.requiresSecondFactor,
    pool.now(),
  )

/** Records that the user of this session has entered a code of their new app. */
export async function markSecondFactor(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx`update pool_sessions set second_factor_at = ${now} where id = ${id}`
}

/** Locks a session against being ended before this transaction is; false if it has ended already. */
export async function holdSession(tx: Transaction, id: string): Promise<boolean> {
  const [held] = await tx`select from pool_sessions where id = ${id} and ended_at is null for share`
  return held !== undefined
}

/** Ends all sessions of a user, or all but one, and with them their access tokens. */
export async function endSessions(
  tx: Transaction,
  userId: string,
  now: Date,
  exceptId: string | null = null,
): Promise<void> {
  await tx`update pool_sessions set ended_at = ${now}
           where user_id = ${userId} and ended_at is null and id is distinct from ${exceptId}`
}
