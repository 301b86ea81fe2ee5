import type { Transaction } from '../../postgres/pool.ts'

/** A volunteer with three devices has some ninety in the thirty days that one lasts; an account that several share has more. */
const MOST_SIGN_INS = 1_000
/** A browser refreshes once an hour: more than four days of them. */
const MOST_TOKENS = 100

/**
 * Ends the oldest, so that with one more there are no more than so many; whoever still uses one signs in again. To be sent with
 * the one that is made.
 */
export const endOldestSignIns = (tx: Transaction, userId: string) => tx`
  delete from pool_sessions where id in (
    select id from pool_sessions where user_id = ${userId}
    order by created_at desc, id offset ${MOST_SIGN_INS - 1} for update skip locked)`

/** One that was replaced that long ago is then refused like any that never was. */
export const forgetOldestTokens = (tx: Transaction, sessionId: string) => tx`
  delete from pool_refresh_tokens where token_hash in (
    select token_hash from pool_refresh_tokens where session_id = ${sessionId}
    order by replaced_at desc nulls first, created_at desc offset ${MOST_TOKENS} for update skip locked)`
