import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { issueChallenge } from './challenges.ts'
import { startSession } from './sessions.ts'
import type { UserPool } from './user-pool.ts'
import type { PoolUser } from './users.ts'

/** After the right password: asks for the second factor or its setup if required, or returns tokens (V-1, V-4). */
export async function afterPassword(pool: UserPool, user: PoolUser, network: string): Promise<object> {
  if (user.hasSecondFactor)
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: await issueChallenge(pool, user, 'SOFTWARE_TOKEN_MFA'),
      ChallengeParameters: { USER_ID_FOR_SRP: user.id, FRIENDLY_DEVICE_NAME: 'Authenticator app' },
    }
  if (pool.requiresSecondFactor && user.groups.includes(ADMIN_GROUP))
    return {
      ChallengeName: 'MFA_SETUP',
      Session: await issueChallenge(pool, user, 'MFA_SETUP'),
      ChallengeParameters: { USER_ID_FOR_SRP: user.id, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    }
  return startSession(pool, user, { network, hasSecondFactor: false })
}
