import * as z from 'zod'
import { closeOwnAccount } from '../../closing/close-own-account.ts'
import { inTransaction } from '../../graphql/write/in-transaction.ts'
import { revokeAccessTokensOf } from '../access-tokens.ts'
import { requireAnotherAdministrator } from './administrators.ts'
import { digest } from './attempts.ts'
import { AccessToken, ClientId, RefreshToken } from './inputs.ts'
import { operation } from './operation.ts'
import { requirePasswordProof } from './password-proof.ts'
import { authorise, endSessions } from './sessions.ts'
import { lockUser } from './users.ts'

export const globalSignOut = operation(z.object({ AccessToken }), async (pool, input) => {
  const { user } = await authorise(pool, input.AccessToken)
  await pool.sql.begin((tx) => endSessions(tx, user.id, pool.now()))
  return {}
})

/** Reports success for an unknown token as well, because an error would only help somebody who tries tokens. */
export const revokeToken = operation(z.object({ ClientId, Token: RefreshToken }), async (pool, input) => {
  await pool.sql`
    update pool_sessions s set ended_at = ${pool.now()} from pool_refresh_tokens t
    where t.token_hash = ${digest(input.Token)} and s.id = t.session_id and s.ended_at is null`
  return {}
})

/** Deletes the account with its sessions and codes, and everything the family has with the club (Z-6). */
export const deleteUser = operation(z.object({ AccessToken }), async (pool, input) => {
  const { user, session: sessionId } = await authorise(pool, input.AccessToken)
  const { email } = user
  const now = pool.now()
  await inTransaction(pool.sql, async (tx) => {
    await requirePasswordProof(tx, { sessionId, purpose: 'CLOSE_ACCOUNT', now })
    // In the usual order of locks: the family, its rows, then the account.
    await closeOwnAccount(tx, { email, now, links: pool.links })
    await lockUser(tx, user.id)
    await requireAnotherAdministrator(tx, user.id)
    await revokeAccessTokensOf(tx, email, { by: email, now })
    await tx`delete from pool_users where id = ${user.id}`
  })
  return {}
})
