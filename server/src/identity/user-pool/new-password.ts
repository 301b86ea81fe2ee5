import * as z from 'zod'
import { normaliseEmail } from '../email-address.ts'
import { digest } from './attempts.ts'
import { ClientId, Password, requireGoodPassword, Username } from './inputs.ts'
import { operation, text } from './operation.ts'
import { invalidParameter, notAuthorized } from './pool-error.ts'
import { startSession } from './sessions.ts'
import { attributeList, mergedAttributes, readAttributes } from './user-attributes.ts'
import type { UserPool } from './user-pool.ts'
import { confirmAddress, findUser, lockUser, type PoolUser, setAttributes, setPassword } from './users.ts'

const CHALLENGE = 'NEW_PASSWORD_REQUIRED'

/** The client, too, forgets a sign-in that is under way after three minutes. */
const CHALLENGE_SECONDS = 180

/** The temporary password was right; the tokens wait until the person has chosen their own. */
export async function challengeNewPassword(pool: UserPool, user: PoolUser): Promise<object> {
  const { sub: _, ...attributes } = Object.fromEntries(
    attributeList(user).map(({ Name, Value }) => [Name, Value]),
  )
  return {
    ChallengeName: CHALLENGE,
    Session: await pool.tokens.issueChallenge(
      { sub: user.id, password: passwordMark(user) },
      CHALLENGE_SECONDS,
    ),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.id,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(attributes),
    },
  }
}

/** Binds a challenge to the password that opened it: once that is replaced, the challenge is over. */
const passwordMark = (user: PoolUser) => digest(user.passwordHash ?? '')

const RespondToAuthChallenge = z.object({
  ClientId,
  ChallengeName: text(64),
  Session: text(4_096),
  ChallengeResponses: z.record(text(128), text(2_048, 0)).default({}),
})

const NewPassword = z.object({ USERNAME: Username, NEW_PASSWORD: Password })

export const respondToAuthChallenge = operation(RespondToAuthChallenge, (pool, input, origin) => {
  if (input.ChallengeName !== CHALLENGE)
    throw invalidParameter(`${input.ChallengeName} challenge not enabled for this client`)
  const answer = operation(NewPassword, (_pool, { USERNAME, NEW_PASSWORD }) =>
    chooseNewPassword(pool, {
      session: input.Session,
      username: USERNAME,
      password: NEW_PASSWORD,
      changes: givenAttributes(input.ChallengeResponses),
      network: origin.network,
    }),
  )
  return answer(pool, input.ChallengeResponses, origin)
})

function givenAttributes(responses: Record<string, string>): Record<string, string> {
  const prefix = 'userAttributes.'
  const given = Object.entries(responses)
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
  const id = await challenged(pool, choice)
  const known = await findUser(pool.sql, id)
  requireGoodPassword(choice.password, known?.email ?? '')
  const passwordHash = await pool.passwords.hash(choice.password)
  const now = pool.now()
  const user = await pool.sql.begin(async (tx) => {
    const locked = await lockUser(tx, id)
    const isOver = locked?.status !== 'FORCE_CHANGE_PASSWORD' || locked.passwordHash !== known?.passwordHash
    if (isOver || !locked.isEnabled) throw invalidSession()
    await setPassword(tx, id, passwordHash, now)
    await setAttributes(tx, id, mergedAttributes(locked.attributes, choice.changes), now)
    await confirmAddress(tx, id, now)
    return findUser(tx, id)
  })
  return startSession(pool, user as PoolUser, choice.network)
}

/** Whose challenge it is, while it lasts. */
async function challenged(pool: UserPool, { session, username }: Choice): Promise<string> {
  const claims = await pool.tokens.verifyChallenge(session).catch(() => {
    throw invalidSession()
  })
  const user = await findUser(pool.sql, claims.sub as string)
  const isTheirs = user !== null && (username === user.id || normaliseEmail(username) === user.email)
  if (!isTheirs || claims.password !== passwordMark(user)) throw invalidSession()
  return user.id
}

const invalidSession = () => notAuthorized('Invalid session for the user, session is expired.')
