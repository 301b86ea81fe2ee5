import type { SecurityEvent } from '@touchline/domain/audit/audit-actions.ts'
import * as z from 'zod'
import { normaliseEmail } from '../email-address.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { afterPassword } from './after-password.ts'
import { tryPassword } from './guesses.ts'
import { ClientId, Password, RefreshToken, Username } from './inputs.ts'
import { challengeNewPassword } from './new-password.ts'
import { type Origin, operation, text } from './operation.ts'
import {
  invalidParameter,
  notAuthorized,
  PoolError,
  passwordResetRequired,
  userNotConfirmed,
  wrongSignIn,
} from './pool-error.ts'
import { refresh } from './refresh.ts'
import { ClientMetadata, signUpKeyHash } from './sign-up-key.ts'
import type { UserPool } from './user-pool.ts'
import { findUserByEmail, type PoolUser } from './users.ts'

/** Cognito's other flows, which we do not support. */
const DISABLED_FLOWS = [
  'USER_SRP_AUTH',
  'USER_AUTH',
  'CUSTOM_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
]

const InitiateAuth = z.object({
  ClientId,
  AuthFlow: text(64),
  AuthParameters: z
    .object({ USERNAME: Username, PASSWORD: Password, REFRESH_TOKEN: RefreshToken })
    .partial()
    .default({}),
  ClientMetadata,
})

type Metadata = z.infer<typeof ClientMetadata>

export const initiateAuth = operation(InitiateAuth, (pool, input, { network }) => {
  const { AuthFlow, AuthParameters, ClientMetadata: metadata } = input
  const { USERNAME, PASSWORD, REFRESH_TOKEN } = AuthParameters
  switch (AuthFlow) {
    case 'USER_PASSWORD_AUTH':
      return signIn(pool, required('USERNAME', USERNAME), required('PASSWORD', PASSWORD), {
        network,
        metadata,
      })
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refresh(pool, required('REFRESH_TOKEN', REFRESH_TOKEN), { rotates: false })
  }
  if (DISABLED_FLOWS.includes(AuthFlow))
    throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
  throw invalidParameter(
    "1 validation error detected: Value at 'authFlow' failed to satisfy constraint: Member must satisfy enum value set: [USER_PASSWORD_AUTH, REFRESH_TOKEN_AUTH]",
  )
})

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`)
  return value
}

async function signIn(
  pool: UserPool,
  username: string,
  password: string,
  { network, metadata }: Origin & { metadata: Metadata },
): Promise<object> {
  const email = normaliseEmail(username)
  const user = email ? await findUserByEmail(pool.sql, email) : null
  const failed = (event: SecurityEvent, account: PoolUser | null) =>
    recordSecurityEvent(pool.sql, { event, account, network, now: pool.now() })
  const guess = { username: email ?? username, user, password, network }
  const matched = await tryPassword(pool, guess).catch(async (error) => {
    if (error instanceof PoolError) await failed('SIGN_IN_PAUSED', user)
    throw error
  })
  // Recorded even without a user, so that the timing does not reveal whether there is one.
  if (matched === 'tried' || user?.status === 'UNCONFIRMED')
    await failed('SIGN_IN_FAILED', matched === 'kept' ? null : user)
  if (matched === 'tried') throw userNotConfirmed()
  if (!user || !matched) {
    await failed('SIGN_IN_FAILED', user)
    // Only somebody who knows the password may learn the status of the account.
    throw wrongSignIn()
  }
  await rememberSignUpKey(pool, user, metadata)
  requireUsable(user, pool.now())
  if (user.status === 'FORCE_CHANGE_PASSWORD') return challengeNewPassword(pool, user)
  return afterPassword(pool, user, network)
}

/** Whoever knows the password of an unconfirmed sign-up may also confirm it from this device. */
async function rememberSignUpKey({ sql }: UserPool, user: PoolUser, metadata: Metadata): Promise<void> {
  const keyHash = signUpKeyHash(user.email, metadata)
  if (user.status !== 'UNCONFIRMED' || keyHash === null) return
  await sql`update pool_users set sign_up_key_hash = ${keyHash}
            where id = ${user.id} and status = 'UNCONFIRMED' and password_hash = ${user.passwordHash}`
}

function requireUsable({ isEnabled, status, passwordExpiresAt }: PoolUser, now: Date): void {
  if (!isEnabled) throw notAuthorized('User is disabled.')
  if (status === 'UNCONFIRMED') throw userNotConfirmed()
  if (status === 'RESET_REQUIRED') throw passwordResetRequired()
  if (passwordExpiresAt && passwordExpiresAt <= now)
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.')
}
