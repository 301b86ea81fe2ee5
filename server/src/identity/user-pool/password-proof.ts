import { PASSWORD_PURPOSES, type PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import * as z from 'zod'
import type { Transaction } from '../../postgres/pool.ts'
import { provesPassword } from './guesses.ts'
import { AccessToken, Password } from './inputs.ts'
import { operation } from './operation.ts'
import { notAuthorized } from './pool-error.ts'
import { authorise } from './sessions.ts'

/** Enough time to read what closing an account does, but too little for somebody who finds the screen later. */
const PROOF_MS = 5 * 60_000

const PasswordProof = z.object({
  AccessToken,
  purpose: z.enum(PASSWORD_PURPOSES, { error: `Member must be one of ${PASSWORD_PURPOSES.join(', ')}` }),
  password: Password,
})

/** Checks the user's password again for one action; guesses are limited as for sign-in. */
export const provePasswordAgain = operation(PasswordProof, async (pool, input, { network }) => {
  const { user, session } = await authorise(pool, input.AccessToken)
  const guess = { username: user.email, user, password: input.password, network }
  if (!(await provesPassword(pool, guess))) throw notAuthorized('Incorrect password.')
  const expiresAt = new Date(pool.now().getTime() + PROOF_MS)
  await pool.sql`
    insert into pool_password_proofs (session_id, purpose, expires_at)
    values (${session}, ${input.purpose}, ${expiresAt})
    on conflict (session_id, purpose) do update set expires_at = excluded.expires_at`
  return { expiresAt: expiresAt.toISOString() }
})

interface Act {
  sessionId: string
  purpose: PasswordPurpose
  now: Date
}

/**
 * Whether the user has re-entered the password for this action in this session; each proof is valid once. Call it in
 * the action's own transaction, so that a refused action keeps the proof for the next try.
 */
export async function takePasswordProof(tx: Transaction, { sessionId, purpose, now }: Act): Promise<boolean> {
  const taken = await tx`
    delete from pool_password_proofs p using pool_sessions s
    where p.session_id = ${sessionId} and p.purpose = ${purpose} and p.expires_at > ${now}
      and s.id = p.session_id and s.ended_at is null`
  return taken.count === 1
}

/** The same for operations of the pool, with Cognito's error. */
export async function requirePasswordProof(tx: Transaction, act: Act): Promise<void> {
  if (!(await takePasswordProof(tx, act))) throw notAuthorized('Please enter your password again.')
}
