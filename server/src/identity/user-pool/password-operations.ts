import * as z from 'zod'
import { recordSecurityEvent } from '../security-events.ts'
import { lockUserToReset, restoreAddress } from './addresses.ts'
import { deliveryTo, mailCode, pretendCode, useCode } from './codes.ts'
import { forgetGuesses, placeHash, provesPassword, rememberPlace, withCodeGuess } from './guesses.ts'
import { AccessToken, ClientId, Code, Password, readEmail, requireGoodPassword, Username } from './inputs.ts'
import { operation, settle } from './operation.ts'
import { deadCode, PoolError, wrongSignIn } from './pool-error.ts'
import { authorise, endSessions, holdSession } from './sessions.ts'
import { confirmAddress, confirmAddressOnly, lockUser, setPassword } from './users.ts'

const ChangePassword = z.object({ AccessToken, PreviousPassword: Password, ProposedPassword: Password })

/** Signs out all other devices, in case somebody else knew the old password. */
export const changePassword = operation(ChangePassword, async (pool, input, { network }) => {
  const { user, session } = await authorise(pool, input.AccessToken)
  requireGoodPassword(input.ProposedPassword, user.email)
  const guess = { username: user.email, user, password: input.PreviousPassword, network }
  if (!(await provesPassword(pool, guess))) throw wrongSignIn()
  const passwordHash = await pool.passwords.hash(input.ProposedPassword, { network })
  const now = pool.now()
  await pool.sql.begin(async (tx) => {
    // The password may have been reset since it was checked, which ends this session as well.
    const locked = await lockUser(tx, user.id)
    if (locked?.passwordHash !== user.passwordHash || !(await holdSession(tx, session))) throw wrongSignIn()
    await setPassword(tx, user.id, passwordHash, now)
    await endSessions(tx, user.id, now, session)
    await recordSecurityEvent(tx, { event: 'PASSWORD_CHANGED', account: user, network, now })
  })
  return {}
})

/** The response is the same for an address without an account, or with a disabled one, but no email is sent. */
export const forgotPassword = operation(
  z.object({ ClientId, Username }),
  async (pool, input, { network }) => {
    const email = readEmail(input.Username)
    const now = pool.now()
    await pool.sql.begin(async (tx) => {
      const user = await lockUserToReset(tx, email, now)
      const wanted = { email, purpose: 'RESET_PASSWORD' as const, network, now }
      if (user?.isEnabled) await mailCode(tx, { ...wanted, userId: user.id })
      else await pretendCode(tx, { ...wanted, userId: null })
    })
    return { CodeDeliveryDetails: deliveryTo(email) }
  },
)

const ConfirmForgotPassword = z.object({ ClientId, Username, ConfirmationCode: Code, Password })

/**
 * The code also verifies the address. So it completes an unconfirmed sign-up, without the attributes a stranger may
 * have set, and restores the old address of an account whose address was changed. All devices are signed out.
 */
export const confirmForgotPassword = operation(ConfirmForgotPassword, (pool, input, { network }) => {
  const email = readEmail(input.Username)
  requireGoodPassword(input.Password, email)
  const code = input.ConfirmationCode
  return withCodeGuess(pool, network, async () => {
    const passwordHash = await pool.passwords.hash(input.Password, { network })
    const now = pool.now()
    return settle(pool.sql, async (tx) => {
      const found = await lockUserToReset(tx, email, now)
      const user = found?.isEnabled ? found : null
      const used = await useCode(tx, { subject: user?.id ?? email, purpose: 'RESET_PASSWORD', code, now })
      if (used instanceof PoolError) return used
      // A code sent to another address of theirs does not verify this one.
      if (!user || used.sentTo !== email) return deadCode()
      if (user.status === 'UNCONFIRMED') await confirmAddressOnly(tx, user.id, now)
      if (user.email !== email) await restoreAddress(tx, user, { to: email, now })
      await setPassword(tx, user.id, passwordHash, now)
      await confirmAddress(tx, user.id, now)
      await endSessions(tx, user.id, now)
      await forgetGuesses(tx, email)
      await rememberPlace(tx, { userId: user.id, hash: await placeHash(tx, user.id, network) }, now)
      const event = user.email === email ? 'PASSWORD_CHANGED' : 'EMAIL_RESTORED'
      await recordSecurityEvent(tx, { event, account: { id: user.id, email }, network, now })
      return {}
    })
  })
})
