import { present } from '@touchline/domain/present.ts'
import * as z from 'zod'
import type { Transaction } from '../../postgres/pool.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { isAccount, noticeOfAccount } from './address-known.ts'
import { changeAddress } from './addresses.ts'
import { type CodeRequest, deliveryTo, mailCode, pretendCode, useCode } from './codes.ts'
import { AccessToken, Code } from './inputs.ts'
import { operation, settle, text } from './operation.ts'
import { requirePasswordProof } from './password-proof.ts'
import { addressTaken, invalidParameter, PoolError } from './pool-error.ts'
import { authorise, endSessions } from './sessions.ts'
import { AttributeList, attributeList, mergedAttributes, readAttributes } from './user-attributes.ts'
import { lockUser, lockUserOfAddress, type PoolUser, removeUnconfirmed, setAttributes } from './users.ts'

export const getUser = operation(z.object({ AccessToken }), async (pool, input) => {
  const { user } = await authorise(pool, input.AccessToken)
  const mfa = user.hasSecondFactor
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {}
  return { Username: user.id, UserAttributes: attributeList(user), ...mfa }
})

/**
 * A new email address requires the password again, and replaces the old one only once the code sent to it has been
 * entered.
 */
export const updateUserAttributes = operation(
  z.object({ AccessToken, UserAttributes: AttributeList }),
  async (pool, input, { network }) => {
    const { user, session: sessionId } = await authorise(pool, input.AccessToken)
    const { attributes, email } = readAttributes(input.UserAttributes)
    const isNewAddress = email !== undefined && email !== user.email
    const now = pool.now()
    await pool.sql.begin(async (tx) => {
      const { attributes: current } = present(await lockUser(tx, user.id), 'an account')
      await setAttributes(tx, user.id, mergedAttributes(current, attributes), now)
      if (!isNewAddress) return
      await requirePasswordProof(tx, { sessionId, purpose: 'CHANGE_EMAIL', now })
      await mailNewAddress(tx, { userId: user.id, email, purpose: 'VERIFY_EMAIL', network, now })
    })
    return { CodeDeliveryDetailsList: isNewAddress ? [deliveryTo(email)] : [] }
  },
)

/** Only the address's owner is told, by email, that it has an account already, not whoever entered it. */
async function mailNewAddress(tx: Transaction, wanted: CodeRequest & { userId: string }): Promise<void> {
  const owner = await lockUserOfAddress(tx, wanted.email)
  if (!isAccount(owner)) return mailCode(tx, wanted)
  await pretendCode(tx, wanted)
  await noticeOfAccount(tx, owner, wanted.now)
}

const AttributeName = text(64).refine((name) => name === 'email', 'Member must be email')

export const getUserAttributeVerificationCode = operation(
  z.object({ AccessToken, AttributeName }),
  async (pool, input, { network }) => {
    const { user } = await authorise(pool, input.AccessToken)
    const email = await pool.sql.begin(async (tx) => {
      const sentTo = await pendingAddress(tx, user)
      if (!sentTo) throw invalidParameter('The email is verified already.')
      const now = pool.now()
      await mailNewAddress(tx, { userId: user.id, email: sentTo, purpose: 'VERIFY_EMAIL', network, now })
      return sentTo
    })
    return { CodeDeliveryDetails: deliveryTo(email) }
  },
)

/** The address to verify: a new one, or their own if it is not verified yet. */
async function pendingAddress(tx: Transaction, user: PoolUser): Promise<string | null> {
  const [code] =
    await tx`select sent_to from pool_codes where subject = ${user.id} and purpose = 'VERIFY_EMAIL'`
  return code?.sent_to ?? (user.isEmailVerified ? null : user.email)
}

/** Signs out all other devices, because the address is half of the credentials. */
export const verifyUserAttribute = operation(
  z.object({ AccessToken, AttributeName, Code }),
  async (pool, input, { network }) => {
    const { user, session } = await authorise(pool, input.AccessToken)
    const now = pool.now()
    return settle(pool.sql, async (tx) => {
      const locked = present(await lockUser(tx, user.id), 'an account')
      const used = await useCode(tx, { subject: user.id, purpose: 'VERIFY_EMAIL', code: input.Code, now })
      if (used instanceof PoolError) return used
      if (used.sentTo === locked.email) {
        await tx`update pool_users set is_email_verified = true, updated_at = ${now} where id = ${user.id}`
        return {}
      }
      const owner = await lockUserOfAddress(tx, used.sentTo)
      if (isAccount(owner)) return addressTaken()
      await removeUnconfirmed(tx, owner)
      await changeAddress(tx, locked, { to: used.sentTo, now })
      await endSessions(tx, user.id, now, session)
      const account = { id: user.id, email: used.sentTo }
      await recordSecurityEvent(tx, { event: 'EMAIL_CHANGED', account, network, now })
      return {}
    })
  },
)
