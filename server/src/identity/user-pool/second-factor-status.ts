import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import * as z from 'zod'
import type { Transaction } from '../../postgres/pool.ts'
import { AccessToken } from './inputs.ts'
import { operation } from './operation.ts'
import { requirePasswordProof } from './password-proof.ts'
import { invalidParameter } from './pool-error.ts'
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts'
import { recordSecondFactor } from './second-factor-notices.ts'
import { findSecondFactor } from './second-factors.ts'
import { authorise } from './sessions.ts'
import { lockUser } from './users.ts'

/** The status of the user's second factor. */
export const secondFactorStatus = operation(z.object({ AccessToken }), async (pool, input) => {
  const { user } = await authorise(pool, input.AccessToken)
  return {
    isOn: user.hasSecondFactor,
    isRequired: pool.requiresSecondFactor && user.groups.includes(ADMIN_GROUP),
    codesLeft: user.hasSecondFactor ? await recoveryCodesLeft(pool.sql, user.id) : 0,
  }
})

/** Right after the setup, the first codes do not require the password, which was entered moments ago. */
const JUST_NOW_MS = 30 * 60_000

/** Creates ten recovery codes, which only this response contains; earlier ones stop working (V-3). */
export const newRecoveryCodes = operation(z.object({ AccessToken }), async (pool, input) => {
  const { user, session } = await authorise(pool, input.AccessToken)
  const now = pool.now()
  const codes = await pool.sql.begin(async (tx) => {
    await lockUser(tx, user.id)
    const factor = await findSecondFactor(tx, user.id)
    if (!factor?.isEnabled) throw invalidParameter('Turn on two-step sign-in first.')
    const isFirst = factor.codesMadeAt === null && now.getTime() - factor.createdAt.getTime() < JUST_NOW_MS
    if (!isFirst || !(await hasSecondFactor(tx, session)))
      await requirePasswordProof(tx, { sessionId: session, purpose: 'SECOND_FACTOR', now })
    if (!isFirst) await recordSecondFactor(tx, user, 'RECOVERY_CODES', now)
    return makeRecoveryCodes(tx, user.id, now)
  })
  return { codes }
})

async function hasSecondFactor(tx: Transaction, session: string): Promise<boolean> {
  const [row] = await tx`
    select from pool_sessions where id = ${session} and second_factor_at is not null and ended_at is null`
  return row !== undefined
}
