import type { Transaction } from '../../postgres/pool.ts'

/** A volunteer with three devices has about ninety in thirty days; a shared account has more. */
const MOST_SIGN_INS = 1_000
/** A browser refreshes once an hour, so this is more than four days. */
const MOST_TOKENS = 100

/**
 * Ends the oldest sessions, to make room for one more; a device that still uses one must sign in again. Send it
 * together with the insert of the new one.
 */
export const endOldestSignIns = (tx: Transaction, userId: string) => tx`
  delete from pool_sessions where id in (
    select id from pool_sessions where user_id = ${userId}
    order by created_at desc, id offset ${MOST_SIGN_INS - 1} for update skip locked)`

/** A token replaced so long ago is then refused like one that never existed. */
export const forgetOldestTokens = (tx: Transaction, sessionId: string) => tx`
  delete from pool_refresh_tokens where token_hash in (
    select token_hash from pool_refresh_tokens where session_id = ${sessionId}
    order by replaced_at desc nulls first, created_at desc offset ${MOST_TOKENS} for update skip locked)`
