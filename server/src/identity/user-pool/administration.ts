import { randomBytes, randomUUID } from 'node:crypto'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { revokeAccessTokensOf } from '../access-tokens.ts'
import { requireAnotherAdministrator } from './administrators.ts'
import { type AccountView, changeAccount, getAccount, recordAccountAct } from './change-account.ts'
import { mailCode } from './codes.ts'
import { sendInvitation } from './emails.ts'
import { readEmail } from './inputs.ts'
import { invalidParameter, PoolError, userExists } from './pool-error.ts'
import { emailSecondFactor } from './second-factor-notices.ts'
import { removeSecondFactor } from './second-factors.ts'
import { endSessions } from './sessions.ts'
import { mergedAttributes, readAttributes } from './user-attributes.ts'
import type { Desk, UserPool } from './user-pool.ts'
import {
  confirmAddressOnly,
  insertUser,
  lockUserOfAddress,
  type PoolUser,
  removeUnconfirmed,
} from './users.ts'

const GROUPS = [ADMIN_GROUP]

export const enableAccount = (desk: Desk, id: string) =>
  changeAccount(desk, id, 'ENABLE', async (tx, { isEnabled }, now) => {
    if (isEnabled) return false
    await tx`update pool_users set is_enabled = true, updated_at = ${now} where id = ${id}`
    return true
  })

/** Ends all sessions at once; the user cannot sign in until the account is enabled again. */
export const disableAccount = (desk: Desk, id: string) =>
  changeAccount(desk, id, 'DISABLE', async (tx, { isEnabled, email }, now) => {
    if (!isEnabled) return false
    await requireAnotherAdministrator(tx, id)
    await tx`update pool_users set is_enabled = false, updated_at = ${now} where id = ${id}`
    await endSessions(tx, id, now)
    await revokeAccessTokensOf(tx, email, { by: desk.by, now })
    return true
  })

/**
 * The club vouches for the address. It cannot know who chose the password, so the user must choose one with an
 * emailed code.
 */
export const confirmAccount = (desk: Desk, id: string) =>
  changeAccount(desk, id, 'CONFIRM', async (tx, user, now) => {
    requireStatus(user, 'UNCONFIRMED')
    await confirmAddressOnly(tx, id, now)
    await mailCode(tx, { userId: id, email: user.email, purpose: 'RESET_PASSWORD', network: null, now })
    return true
  })

export const resendSignUpCode = (desk: Desk, id: string) =>
  changeAccount(desk, id, 'RESEND_CODE', async (tx, user, now) => {
    requireStatus(user, 'UNCONFIRMED')
    await mailCode(tx, { userId: id, email: user.email, purpose: 'SIGN_UP', network: null, now })
    return true
  })

function requireStatus(user: PoolUser, status: PoolUser['status']): void {
  if (user.status !== status) throw invalidParameter(`The account is ${user.status}, not ${status}.`)
}

/** The old password stops working, and a code to choose a new one is emailed. */
export const resetAccountPassword = (desk: Desk, id: string) =>
  changeAccount(desk, id, 'RESET_PASSWORD', async (tx, user, now) => {
    await tx`update pool_users set status = 'RESET_REQUIRED', updated_at = ${now} where id = ${id}`
    await endSessions(tx, id, now)
    await mailCode(tx, { userId: id, email: user.email, purpose: 'RESET_PASSWORD', network: null, now })
    return true
  })

/** Ends all sessions, so that every token in use has the new groups. */
export const addToGroup = (desk: Desk, id: string, group: string) =>
  changeAccount(desk, id, 'ADD_TO_GROUP', async (tx, user, now) => {
    requireGroup(group)
    if (user.groups.includes(group)) return false
    await tx`insert into pool_groups (user_id, name) values (${id}, ${group})`
    await endSessions(tx, id, now)
    return { group }
  })

export const removeFromGroup = (desk: Desk, id: string, group: string) =>
  changeAccount(desk, id, 'REMOVE_FROM_GROUP', async (tx, user, now) => {
    requireGroup(group)
    if (!user.groups.includes(group)) return false
    if (group === ADMIN_GROUP) await requireAnotherAdministrator(tx, id)
    await tx`delete from pool_groups where user_id = ${id} and name = ${group}`
    await endSessions(tx, id, now)
    if (group === ADMIN_GROUP) await revokeAccessTokensOf(tx, user.email, { by: desk.by, now })
    return { group }
  })

/** For a user who has lost the phone and the recovery codes: they sign in with the password and set it up again. */
export const resetSecondFactor = (desk: Desk, id: string) =>
  changeAccount(desk, id, 'RESET_SECOND_FACTOR', async (tx, user, now) => {
    if (!(await removeSecondFactor(tx, id))) return false
    await endSessions(tx, id, now)
    await emailSecondFactor(tx, user, 'RESET_SECOND_FACTOR')
    return true
  })

function requireGroup(group: string): void {
  if (!GROUPS.includes(group)) throw new PoolError('ResourceNotFoundException', 'Group not found.')
}

export const signOutEverywhere = (desk: Desk, id: string) =>
  changeAccount(desk, id, 'SIGN_OUT', async (tx, _user, now) => {
    await endSessions(tx, id, now)
    return true
  })

const INVITATION_MS = 7 * 24 * 3_600_000

interface Invitation {
  email: string
  attributes?: { Name: string; Value: string }[]
}

/** Creates an account and emails a temporary password, valid for a week and replaced at the first sign-in. */
export async function inviteAccount(pool: UserPool & Desk, invitation: Invitation): Promise<AccountView> {
  const email = readEmail(invitation.email)
  const attributes = mergedAttributes({}, readAttributes(invitation.attributes ?? []).attributes)
  const temporaryPassword = randomBytes(9).toString('base64url')
  const passwordHash = await pool.passwords.hash(temporaryPassword)
  const [id, now] = [randomUUID(), pool.now()]
  const passwordExpiresAt = new Date(now.getTime() + INVITATION_MS)
  await pool.sql.begin(async (tx) => {
    const status = 'FORCE_CHANGE_PASSWORD' as const
    // An unconfirmed sign-up with this address must not block the invitation.
    await removeUnconfirmed(tx, await lockUserOfAddress(tx, email))
    if (!(await insertUser(tx, { id, email, passwordHash, passwordExpiresAt, status, attributes }, now)))
      throw userExists()
    await sendInvitation(tx, { id, email }, { temporaryPassword, expiresAt: passwordExpiresAt })
    await recordAccountAct(tx, { by: pool.by, action: 'CREATE', user: { id, email }, done: true, now })
  })
  return getAccount(pool, id)
}
