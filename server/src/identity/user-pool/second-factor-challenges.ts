import * as z from 'zod'
import { recordSecurityEvent } from '../security-events.ts'
import { challenged, invalidSession } from './challenges.ts'
import { withSecondFactorGuess } from './guesses.ts'
import { Code, Username } from './inputs.ts'
import { type Operation, operation, settle } from './operation.ts'
import { wrongSecondFactor } from './pool-error.ts'
import { recordSecondFactor } from './second-factor-notices.ts'
import { keepSecondFactor, useSecondFactor } from './second-factors.ts'
import { startSession } from './sessions.ts'
import { lockUser, requireUser } from './users.ts'

const SoftwareToken = z.object({ USERNAME: Username, SOFTWARE_TOKEN_MFA_CODE: Code })

/** Accepts a code of the app or a recovery code; wrong ones are limited like wrong passwords (V-2, V-3). */
export const answerSoftwareToken = (session: string): Operation =>
  operation(SoftwareToken, async (pool, { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code }, { network }) => {
    const { user } = await challenged(pool, { name: 'SOFTWARE_TOKEN_MFA', session, username: USERNAME })
    await withSecondFactorGuess(pool, { userId: user.id, network }, () =>
      settle(pool.sql, async (tx) => {
        const used = await useSecondFactor(tx, user.id, code, pool.now())
        if (used === 'RECOVERY') await recordSecondFactor(tx, user, 'RECOVERY_CODE_USED', pool.now())
        if (used !== null) return used
        await recordSecurityEvent(tx, { event: 'SIGN_IN_FAILED', account: user, network, now: pool.now() })
        return wrongSecondFactor()
      }),
    )
    return startSession(pool, user, { network, hasSecondFactor: true })
  })

/** Set up during sign-in: the session string contains the secret and the step of its first valid code. */
export const answerSetup = (session: string): Operation =>
  operation(z.object({ USERNAME: Username }), async (pool, { USERNAME }, { network }) => {
    const { user, claims } = await challenged(pool, { name: 'MFA_SETUP', session, username: USERNAME })
    const { secret, step } = claims
    if (typeof secret !== 'string' || typeof step !== 'string') throw invalidSession()
    const kept = await pool.sql.begin(async (tx) => {
      const locked = await lockUser(tx, user.id)
      // The second factor was set up elsewhere meanwhile, so that one is required.
      if (!locked || locked.hasSecondFactor) throw invalidSession()
      const now = pool.now()
      await keepSecondFactor(tx, { userId: user.id, secret, step: Number(step), isEnabled: true, now })
      await recordSecondFactor(tx, locked, 'SECOND_FACTOR_ADDED', now)
      return requireUser(tx, user.id)
    })
    return startSession(pool, kept, { network, hasSecondFactor: true })
  })
