import * as z from 'zod'
import { digest } from './attempts.ts'
import { ClientId, RefreshToken } from './inputs.ts'
import { forgetOldestTokens } from './most-kept.ts'
import { operation, settle } from './operation.ts'
import { notAuthorized, PoolError } from './pool-error.ts'
import { adminProblem, authenticationResult, newRefreshToken, type Session } from './sessions.ts'
import type { UserPool } from './user-pool.ts'
import { type PoolUser, requireUser } from './users.ts'

/** How long a replaced token stays valid, for another tab or a lost response. */
const GRACE_MS = 60_000

/** Each refresh token can be used once; the response contains the next one. */
export const getTokensFromRefreshToken = operation(z.object({ ClientId, RefreshToken }), (pool, input) =>
  refresh(pool, input.RefreshToken, { rotates: true }),
)

interface Refreshed {
  user: PoolUser
  session: Session
  next: string | undefined
}

/** The older operation does not rotate: its clients keep their token. */
export async function refresh(
  pool: UserPool,
  token: string,
  { rotates }: { rotates: boolean },
): Promise<object> {
  const now = pool.now()
  const { user, session, next } = await settle<Refreshed>(pool.sql, async (tx) => {
    const [found] = await tx`
      select s.id, s.user_id, s.created_at, s.expires_at, s.ended_at, s.last_used_at, s.second_factor_at,
        t.replaced_at
      from pool_refresh_tokens t join pool_sessions s on s.id = t.session_id
      where t.token_hash = ${digest(token)} for update`
    if (!found) return notAuthorized('Invalid Refresh Token')
    if (found.ended_at) return notAuthorized('Refresh Token has been revoked')
    if (found.expires_at <= now) return notAuthorized('Refresh Token has expired')
    if (found.replaced_at && now.getTime() - found.replaced_at.getTime() > GRACE_MS) {
      // Two clients have the same token, so one of them has stolen it, and we cannot tell which.
      await tx`update pool_sessions set ended_at = ${now} where id = ${found.id}`
      return new PoolError('RefreshTokenReuseException', 'Refresh token has been used already.')
    }
    const owner = await requireUser(tx, found.user_id)
    if (!owner.isEnabled) return notAuthorized('User is disabled.')
    if (adminProblem(pool, owner, found)) {
      await tx`update pool_sessions set ended_at = ${now} where id = ${found.id}`
      return notAuthorized('Refresh Token has expired')
    }
    await tx`update pool_sessions set last_used_at = ${now} where id = ${found.id}`
    const used = digest(token)
    if (rotates && !found.replaced_at)
      await tx`update pool_refresh_tokens set replaced_at = ${now} where token_hash = ${used}`
    const next = rotates ? await newRefreshToken(tx, found.id, now) : undefined
    if (rotates) await forgetOldestTokens(tx, found.id)
    return { user: owner, session: { id: found.id, createdAt: found.created_at }, next }
  })
  return authenticationResult(pool, user, session, next)
}
