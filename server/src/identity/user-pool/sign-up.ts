import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Transaction } from '../../postgres/pool.ts'
import { isAccount, noticeOfAccount } from './address-known.ts'
import { isPaused } from './attempts.ts'
import { deliveryTo, mailCode, pretendCode } from './codes.ts'
import { ClientId, Password, readEmail, requireGoodPassword, Username } from './inputs.ts'
import { operation } from './operation.ts'
import { invalidParameter, tooSoon } from './pool-error.ts'
import { ClientMetadata, signUpKeyHash } from './sign-up-key.ts'
import { AttributeList, readAttributes } from './user-attributes.ts'
import {
  findUserByEmail,
  insertUser,
  lockUserOfAddress,
  type NewUser,
  type PoolUser,
  removeUnconfirmed,
} from './users.ts'

const SignUp = z.object({
  ClientId,
  Username,
  Password,
  UserAttributes: AttributeList.optional(),
  ClientMetadata,
})

/**
 * Signing up again with an unconfirmed address replaces its password and names, and voids the earlier code. For
 * an address with an account, the response is the same, and its owner gets an email.
 */
export const signUp = operation(SignUp, async (pool, input, { network }) => {
  const email = readEmail(input.Username)
  const { attributes, email: second } = readAttributes(input.UserAttributes ?? [])
  if (second !== undefined && second !== email)
    throw invalidParameter('The email attribute must be the same as the user name.')
  requireGoodPassword(input.Password, email)
  const [id, now] = [randomUUID(), pool.now()]
  // Hashing is expensive, so stop a flood of sign-ups from one network before it.
  if (await isPaused(pool.sql, { kind: 'emails from', subject: network }, now)) throw tooSoon()
  const known = await findUserByEmail(pool.sql, email)
  // Use the salt of the existing account, so that sign-in can compare both passwords with a single hash.
  const saltOf = isAccount(known) ? known?.passwordHash : null
  const passwordHash = await pool.passwords.hash(input.Password, { saltOf, network })
  const keyHash = signUpKeyHash(email, input.ClientMetadata)
  const pending = {
    id,
    email,
    passwordHash,
    status: 'UNCONFIRMED' as const,
    signUpKeyHash: keyHash,
    attributes,
  }
  await pool.sql.begin(async (tx) => {
    const existing = await lockUserOfAddress(tx, email)
    const wanted = { email, purpose: 'SIGN_UP' as const, network, isAtOnce: true, now }
    if (await replaceUnconfirmed(tx, existing, pending, now)) return mailCode(tx, { ...wanted, userId: id })
    await pretendCode(tx, { ...wanted, userId: null })
    await tx`update pool_users set tried_password_hash = ${passwordHash} where email = ${email}`
    await noticeOfAccount(tx, existing, now)
  })
  return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails: deliveryTo(email) }
})

/** False if the address has an account. */
async function replaceUnconfirmed(tx: Transaction, existing: PoolUser | null, pending: NewUser, now: Date) {
  if (isAccount(existing)) return false
  await removeUnconfirmed(tx, existing)
  return insertUser(tx, pending, now)
}

/** The response is the same for everybody; only the email differs. The password is not changed. */
export const resendConfirmationCode = operation(
  z.object({ ClientId, Username }),
  async (pool, input, { network }) => {
    const email = readEmail(input.Username)
    const now = pool.now()
    await pool.sql.begin(async (tx) => {
      const user = await lockUserOfAddress(tx, email)
      const pending = isAccount(user) ? null : user
      if (pending) return mailCode(tx, { userId: pending.id, email, purpose: 'SIGN_UP', network, now })
      await pretendCode(tx, { userId: null, email, purpose: 'SIGN_UP', network, now })
      await noticeOfAccount(tx, user, now)
    })
    return { CodeDeliveryDetails: deliveryTo(email) }
  },
)
