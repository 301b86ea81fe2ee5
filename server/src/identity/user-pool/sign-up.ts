import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { isPaused } from './attempts.ts'
import { deliveryTo, mailCode, pretendCode, useCode } from './codes.ts'
import { withCodeGuess } from './guesses.ts'
import { ClientId, Code, Password, readEmail, requireGoodPassword, Username } from './inputs.ts'
import { sendAlreadyConfirmed } from './letters.ts'
import { operation, settle } from './operation.ts'
import { deadCode, invalidParameter, PoolError, tooSoon, userExists } from './pool-error.ts'
import { AttributeList, readAttributes } from './user-attributes.ts'
import { confirmAddress, findUserByEmail, insertUser } from './users.ts'

const SignUp = z.object({ ClientId, Username, Password, UserAttributes: AttributeList.optional() })

export const signUp = operation(SignUp, async (pool, input, { network }) => {
  const email = readEmail(input.Username)
  const { attributes, email: second } = readAttributes(input.UserAttributes ?? [])
  if (second !== undefined && second !== email)
    throw invalidParameter('The email attribute must be the same as the user name.')
  requireGoodPassword(input.Password, email)
  const [id, now] = [randomUUID(), pool.now()]
  // Hashing is dear: a crowd of sign-ups from one place does not get that far.
  if (await isPaused(pool.sql, { kind: 'letters from', subject: network }, now)) throw tooSoon()
  if (await findUserByEmail(pool.sql, email)) throw userExists()
  const passwordHash = await pool.passwords.hash(input.Password)
  await pool.sql.begin(async (tx) => {
    const user = { id, email, passwordHash, status: 'UNCONFIRMED' as const, attributes }
    if (!(await insertUser(tx, user, now))) throw userExists()
    await mailCode(tx, { userId: id, email, purpose: 'SIGN_UP', network, now })
  })
  return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails: deliveryTo(email) }
})

export const confirmSignUp = operation(
  z.object({ ClientId, Username, ConfirmationCode: Code }),
  (pool, input, { network }) => {
    const email = readEmail(input.Username)
    const now = pool.now()
    return withCodeGuess(pool, network, () =>
      settle(pool.sql, async (tx) => {
        const user = await findUserByEmail(tx, email)
        const code = input.ConfirmationCode
        const used = await useCode(tx, { subject: user?.id ?? email, purpose: 'SIGN_UP', code, now })
        if (used instanceof PoolError) return used
        // A password that an administrator has reset meanwhile stays reset.
        if (user?.status !== 'UNCONFIRMED') return deadCode()
        await confirmAddress(tx, user.id, now)
        return {}
      }),
    )
  },
)

/** Answers the same for everybody; only the letter differs. */
export const resendConfirmationCode = operation(
  z.object({ ClientId, Username }),
  async (pool, input, { network }) => {
    const email = readEmail(input.Username)
    await pool.sql.begin(async (tx) => {
      const user = await findUserByEmail(tx, email)
      const wanted = {
        userId: user?.id ?? null,
        email,
        purpose: 'SIGN_UP' as const,
        network,
        now: pool.now(),
      }
      if (user?.isEnabled && user.status === 'UNCONFIRMED') return mailCode(tx, wanted)
      await pretendCode(tx, wanted)
      if (user?.isEnabled && user.status === 'CONFIRMED') await sendAlreadyConfirmed(tx, email)
    })
    return { CodeDeliveryDetails: deliveryTo(email) }
  },
)
