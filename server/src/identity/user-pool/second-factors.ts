import type { Sql, Transaction } from '../../postgres/pool.ts'
import { open, seal } from '../../secrets/seal.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { matchingStep } from './totp.ts'

/** The places of an account's secret, and of one that has not been verified yet. */
const factorPlace = (userId: string) => ({ table: 'pool_second_factors', column: 'secret', row: userId })
const setupPlace = (session: string) => ({
  table: 'pool_second_factor_setups',
  column: 'secret',
  row: session,
})

interface Verified {
  userId: string
  secret: string
  /** The step of the code that verified it. */
  step: number
  isEnabled: boolean
  now: Date
}

/** Replaces the old secret, and deletes the recovery codes that belonged to it. */
export async function keepSecondFactor(tx: Transaction, verified: Verified): Promise<void> {
  const { userId, secret, step, isEnabled, now } = verified
  await removeSecondFactor(tx, userId)
  await tx`insert into pool_second_factors (user_id, secret, last_step, is_enabled, created_at)
           values (${userId}, ${seal(factorPlace(userId), secret)}, ${step}, ${isEnabled}, ${now})`
}

export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx`delete from pool_second_factors where user_id = ${userId}`).count === 1
}

export interface SecondFactor {
  isEnabled: boolean
  createdAt: Date
  codesMadeAt: Date | null
}

export async function findSecondFactor(sql: Sql | Transaction, userId: string): Promise<SecondFactor | null> {
  const [row] = await sql<SecondFactor[]>`
    select is_enabled as "isEnabled", created_at as "createdAt", codes_made_at as "codesMadeAt"
    from pool_second_factors where user_id = ${userId}`
  return row ?? null
}

/** Requires it at sign-in from now on; false if no app has been verified. */
export async function enableSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx`update pool_second_factors set is_enabled = true where user_id = ${userId}`).count === 1
}

export type UsedCode = 'APP' | 'RECOVERY'

/** Uses up a code of the app or a recovery code; null if it is wrong or was used before (V-2, V-3). */
export async function useSecondFactor(
  tx: Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<UsedCode | null> {
  const [row] = await tx`
    select secret, last_step from pool_second_factors where user_id = ${userId} and is_enabled for update`
  if (!row) return null
  if (!/^\d{6}$/.test(code)) return (await useRecoveryCode(tx, userId, code)) ? 'RECOVERY' : null
  const step = matchingStep(open(factorPlace(userId), row.secret), code, now, Number(row.last_step))
  if (step === null) return null
  await tx`update pool_second_factors set last_step = ${step} where user_id = ${userId}`
  return 'APP'
}

/** Enough time to install an app. */
const SETUP_MS = 30 * 60_000

export async function keepSetup(tx: Transaction, session: string, secret: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + SETUP_MS)
  await tx`insert into pool_second_factor_setups (session_id, secret, expires_at)
           values (${session}, ${seal(setupPlace(session), secret)}, ${expiresAt})
           on conflict (session_id) do update set secret = excluded.secret, expires_at = excluded.expires_at`
}

/** The secret shown in this session, which awaits its first code. */
export async function findSetup(tx: Transaction, session: string, now: Date): Promise<string | null> {
  const [row] = await tx`
    select secret from pool_second_factor_setups
    where session_id = ${session} and expires_at > ${now} for update`
  return row ? open(setupPlace(session), row.secret) : null
}

export async function forgetSetup(tx: Transaction, session: string): Promise<void> {
  await tx`delete from pool_second_factor_setups where session_id = ${session}`
}
