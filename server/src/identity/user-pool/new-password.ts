import * as z from 'zod'
import { afterPassword } from './after-password.ts'
import { challenged, invalidSession, issueChallenge } from './challenges.ts'
import { Password, requireGoodPassword, Username } from './inputs.ts'
import { type Operation, operation } from './operation.ts'
import { attributeList, mergedAttributes, readAttributes } from './user-attributes.ts'
import type { UserPool } from './user-pool.ts'
import { confirmAddress, lockUser, type PoolUser, requireUser, setAttributes, setPassword } from './users.ts'

/** The temporary password was right; tokens are issued once the user has chosen their own. */
export async function challengeNewPassword(pool: UserPool, user: PoolUser): Promise<object> {
  const { sub: _, ...attributes } = Object.fromEntries(
    attributeList(user).map(({ Name, Value }) => [Name, Value]),
  )
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: await issueChallenge(pool, user, 'NEW_PASSWORD_REQUIRED'),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributes),
    },
  }
}

const NewPassword = z.object({ USERNAME: Username, NEW_PASSWORD: Password })

export const answerNewPassword =
  (session: string): Operation =>
  (pool, responses, origin) => {
    const answer = operation(NewPassword, (_pool, { USERNAME, NEW_PASSWORD }) =>
      chooseNewPassword(pool, {
        session,
        username: USERNAME,
        password: NEW_PASSWORD,
        changes: givenAttributes(responses),
        network: origin.network,
      }),
    )
    return answer(pool, responses, origin)
  }

function givenAttributes(responses: unknown): Record<string, string> {
  const prefix = 'userAttributes.'
  const given = Object.entries(z.record(z.string(), z.string()).parse(responses))
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, Value]) => ({ Name: name.slice(prefix.length), Value }))
  return readAttributes(given).attributes
}

interface Choice {
  session: string
  username: string
  password: string
  changes: Record<string, string>
  network: string
}

async function chooseNewPassword(pool: UserPool, choice: Choice): Promise<object> {
  const { session, username } = choice
  const { user: known } = await challenged(pool, { name: 'NEW_PASSWORD_REQUIRED', session, username })
  const { id } = known
  requireGoodPassword(choice.password, known.email)
  const passwordHash = await pool.passwords.hash(choice.password, { network: choice.network })
  const now = pool.now()
  const user = await pool.sql.begin(async (tx) => {
    const locked = await lockUser(tx, id)
    const isOver = locked?.status !== 'FORCE_CHANGE_PASSWORD' || locked.passwordHash !== known.passwordHash
    if (isOver || !locked.isEnabled) throw invalidSession()
    await setPassword(tx, id, passwordHash, now)
    await setAttributes(tx, id, mergedAttributes(locked.attributes, choice.changes), now)
    await confirmAddress(tx, id, now)
    return requireUser(tx, id)
  })
  return afterPassword(pool, user, choice.network)
}
