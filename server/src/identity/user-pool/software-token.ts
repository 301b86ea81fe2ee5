import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import * as z from 'zod'
import { challenged, invalidSession, issueChallenge } from './challenges.ts'
import { AccessToken, Code } from './inputs.ts'
import { operation, text } from './operation.ts'
import { requirePasswordProof } from './password-proof.ts'
import { invalidParameter, notAuthorized, PoolError } from './pool-error.ts'
import { recordSecondFactor } from './second-factor-notices.ts'
import {
  enableSecondFactor,
  findSetup,
  forgetSetup,
  keepSecondFactor,
  keepSetup,
  removeSecondFactor,
} from './second-factors.ts'
import { authorise, endSessions, markSecondFactor } from './sessions.ts'
import { matchingStep, newSecret } from './totp.ts'
import type { UserPool } from './user-pool.ts'
import { lockUser } from './users.ts'

const Session = text(4_096)

/** With an access token, after entering the password again, or during a sign-in that requires it. */
const Holder = z.object({ AccessToken: AccessToken.optional(), Session: Session.optional() })

export const associateSoftwareToken = operation(Holder, async (pool, input) => {
  const secret = newSecret()
  if (input.Session !== undefined) {
    const { user } = await challenged(pool, { name: 'MFA_SETUP', session: input.Session })
    return { SecretCode: secret, Session: await issueChallenge(pool, user, 'MFA_SETUP', { secret }) }
  }
  const { session } = await authorise(pool, requireToken(input.AccessToken))
  const now = pool.now()
  await pool.sql.begin(async (tx) => {
    await requirePasswordProof(tx, { sessionId: session, purpose: 'SECOND_FACTOR', now })
    await keepSetup(tx, session, secret, now)
  })
  return { SecretCode: secret }
})

function requireToken(token: string | undefined): string {
  if (token !== undefined) return token
  throw invalidParameter(
    "1 validation error detected: Value at 'accessToken' failed to satisfy constraint: Member must not be null",
  )
}

const Verify = Holder.extend({ UserCode: Code, FriendlyDeviceName: text(256, 0).optional() })

export const verifySoftwareToken = operation(
  Verify,
  (pool, { AccessToken: token, Session: session, UserCode }) =>
    session === undefined
      ? verifySignedIn(pool, requireToken(token), UserCode)
      : verifyOnTheWayIn(pool, session, UserCode),
)

async function verifyOnTheWayIn(pool: UserPool, session: string, code: string): Promise<object> {
  const { user, claims } = await challenged(pool, { name: 'MFA_SETUP', session })
  const { secret } = claims
  if (typeof secret !== 'string') throw invalidSession()
  const step = String(requireStep(secret, code, pool.now()))
  return { Status: 'SUCCESS', Session: await issueChallenge(pool, user, 'MFA_SETUP', { secret, step }) }
}

async function verifySignedIn(pool: UserPool, accessToken: string, code: string): Promise<object> {
  const { user, session } = await authorise(pool, accessToken)
  const now = pool.now()
  await pool.sql.begin(async (tx) => {
    const locked = await lockUser(tx, user.id)
    const secret = locked && (await findSetup(tx, session, now))
    if (!secret) throw invalidParameter('Set up an authenticator app first.')
    const step = requireStep(secret, code, now)
    await keepSecondFactor(tx, { userId: user.id, secret, step, isEnabled: locked.hasSecondFactor, now })
    await forgetSetup(tx, session)
    await markSecondFactor(tx, session, now)
    if (locked.hasSecondFactor) await recordSecondFactor(tx, user, 'SECOND_FACTOR_ADDED', now)
  })
  return { Status: 'SUCCESS' }
}

function requireStep(secret: string, code: string, now: Date): number {
  const step = matchingStep(secret, code, now, 0)
  if (step === null) throw new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch')
  return step
}

const Settings = z
  .object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() })
  .optional()

const Preference = z.object({
  AccessToken,
  SoftwareTokenMfaSettings: Settings,
  SMSMfaSettings: Settings,
  EmailMfaSettings: Settings,
})

export const setUserMfaPreference = operation(Preference, async (pool, input) => {
  const { SoftwareTokenMfaSettings: app, SMSMfaSettings: sms, EmailMfaSettings: email } = input
  const signedIn = await authorise(pool, input.AccessToken)
  if (sms?.Enabled || email?.Enabled) throw invalidParameter('Only an authenticator app can be used here.')
  if (app?.Enabled === true) await turnOn(pool, signedIn)
  if (app?.Enabled === false) await turnOff(pool, signedIn)
  return {}
})

type SignedIn = Awaited<ReturnType<typeof authorise>>

/** Ends sessions that were started with the password alone, because one of them may be a thief's. */
async function turnOn(pool: UserPool, { user, session }: SignedIn): Promise<void> {
  const now = pool.now()
  await pool.sql.begin(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (locked?.hasSecondFactor) return
    if (!(await enableSecondFactor(tx, user.id)))
      throw invalidParameter('User has not verified software token mfa')
    await endSessions(tx, user.id, now, session)
    await recordSecondFactor(tx, user, 'SECOND_FACTOR_ADDED', now)
  })
}

async function turnOff(pool: UserPool, { user, session }: SignedIn): Promise<void> {
  const now = pool.now()
  await pool.sql.begin(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (!locked?.hasSecondFactor) return
    if (pool.requiresSecondFactor && locked.groups.includes(ADMIN_GROUP))
      throw notAuthorized('Administrators need two-step sign-in.')
    await requirePasswordProof(tx, { sessionId: session, purpose: 'SECOND_FACTOR', now })
    await removeSecondFactor(tx, user.id)
    await recordSecondFactor(tx, user, 'SECOND_FACTOR_REMOVED', now)
  })
}
