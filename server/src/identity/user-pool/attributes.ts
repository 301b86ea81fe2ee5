import * as z from 'zod'
import type { Transaction } from '../../postgres/pool.ts'
import { moveAccessTokens } from '../access-tokens.ts'
import { moveClubRecord } from './club-record.ts'
import { deliveryTo, mailCode, useCode } from './codes.ts'
import { AccessToken, Code } from './inputs.ts'
import { sendAddressChanged } from './letters.ts'
import { operation, settle, text } from './operation.ts'
import { requirePasswordProof } from './password-proof.ts'
import { addressTaken, invalidParameter, PoolError } from './pool-error.ts'
import { authorise } from './sessions.ts'
import { AttributeList, attributeList, mergedAttributes, readAttributes } from './user-attributes.ts'
import { findUserByEmail, lockUser, type PoolUser, setAttributes } from './users.ts'

export const getUser = operation(z.object({ AccessToken }), async (pool, input) => {
  const { user } = await authorise(pool, input.AccessToken)
  return { Username: user.id, UserAttributes: attributeList(user) }
})

/**
 * A new address asks for the password again, and counts once the code that is sent there has come back; until then the
 * old one stays.
 */
export const updateUserAttributes = operation(
  z.object({ AccessToken, UserAttributes: AttributeList }),
  async (pool, input, { network }) => {
    const { user, session: sessionId } = await authorise(pool, input.AccessToken)
    const { attributes, email } = readAttributes(input.UserAttributes)
    const isNewAddress = email !== undefined && email !== user.email
    const now = pool.now()
    await pool.sql.begin(async (tx) => {
      const { attributes: current } = (await lockUser(tx, user.id)) as PoolUser
      await setAttributes(tx, user.id, mergedAttributes(current, attributes), now)
      if (!isNewAddress) return
      await requirePasswordProof(tx, { sessionId, purpose: 'CHANGE_EMAIL', now })
      if (await findUserByEmail(tx, email)) throw addressTaken()
      await mailCode(tx, { userId: user.id, email, purpose: 'VERIFY_EMAIL', network, now })
    })
    return { CodeDeliveryDetailsList: isNewAddress ? [deliveryTo(email)] : [] }
  },
)

const AttributeName = text(64).refine((name) => name === 'email', 'Member must be email')

export const getUserAttributeVerificationCode = operation(
  z.object({ AccessToken, AttributeName }),
  async (pool, input, { network }) => {
    const { user } = await authorise(pool, input.AccessToken)
    const email = await pool.sql.begin(async (tx) => {
      const sentTo = await pendingAddress(tx, user)
      if (!sentTo) throw invalidParameter('The email is verified already.')
      await mailCode(tx, {
        userId: user.id,
        email: sentTo,
        purpose: 'VERIFY_EMAIL',
        network,
        now: pool.now(),
      })
      return sentTo
    })
    return { CodeDeliveryDetails: deliveryTo(email) }
  },
)

/** The address that waits to be proved: one they want to change to, or their own. */
async function pendingAddress(tx: Transaction, user: PoolUser): Promise<string | null> {
  const [code] =
    await tx`select sent_to from pool_codes where subject = ${user.id} and purpose = 'VERIFY_EMAIL'`
  return code?.sent_to ?? (user.isEmailVerified ? null : user.email)
}

export const verifyUserAttribute = operation(
  z.object({ AccessToken, AttributeName, Code }),
  async (pool, input) => {
    const { user } = await authorise(pool, input.AccessToken)
    const now = pool.now()
    return settle(pool.sql, async (tx) => {
      const { email: current } = (await lockUser(tx, user.id)) as PoolUser
      const used = await useCode(tx, { subject: user.id, purpose: 'VERIFY_EMAIL', code: input.Code, now })
      if (used instanceof PoolError) return used
      const owner = await findUserByEmail(tx, used.sentTo)
      if (owner && owner.id !== user.id) return addressTaken()
      await tx`update pool_users set email = ${used.sentTo}, is_email_verified = true, updated_at = ${now}
               where id = ${user.id}`
      if (used.sentTo === current) return {}
      // A code that went to the old address opens nothing any more.
      await tx`delete from pool_codes where user_id = ${user.id}`
      await moveAccessTokens(tx, current, used.sentTo)
      await moveClubRecord(tx, { from: current, to: used.sentTo, now })
      await sendAddressChanged(tx, current)
      return {}
    })
  },
)
