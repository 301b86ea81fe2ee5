import { randomBytes, randomUUID } from 'node:crypto'
import { ADMIN_GROUP } from '@touchline/domain/role.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { revokeAccessTokensOf } from '../access-tokens.ts'
import { requireAnotherAdministrator } from './administrators.ts'
import { mailCode } from './codes.ts'
import { readEmail } from './inputs.ts'
import { sendInvitation } from './letters.ts'
import { invalidParameter, PoolError, userExists, userNotFound } from './pool-error.ts'
import { endSessions } from './sessions.ts'
import { mergedAttributes, readAttributes } from './user-attributes.ts'
import type { PoolStore, UserPool } from './user-pool.ts'
import { confirmAddress, findUser, insertUser, lockUser, type PoolUser } from './users.ts'

const INVITATION_MS = 7 * 24 * 3_600_000
const GROUPS = [ADMIN_GROUP]

/** What an administrator sees of somebody's account. */
export type AccountView = Omit<PoolUser, 'passwordHash' | 'passwordExpiresAt'>

export const viewOf = ({ passwordHash: _, passwordExpiresAt: __, ...view }: PoolUser): AccountView => view

export async function getAccount({ sql }: PoolStore, id: string): Promise<AccountView> {
  const user = await findUser(sql, id)
  if (!user) throw userNotFound()
  return viewOf(user)
}

type Change = (tx: Transaction, user: PoolUser, now: Date) => Promise<unknown>

/** Changes a locked account and answers what it is then. */
async function change({ sql, now }: PoolStore, id: string, work: Change): Promise<AccountView> {
  const changed = await sql.begin(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw userNotFound()
    await work(tx, user, now())
    return findUser(tx, id)
  })
  return viewOf(changed as PoolUser)
}

export const enableAccount = (store: PoolStore, id: string) =>
  change(
    store,
    id,
    (tx, _user, now) => tx`update pool_users set is_enabled = true, updated_at = ${now} where id = ${id}`,
  )

/** Signed out everywhere at once, and not to be signed in until enabled again. */
export const disableAccount = (store: PoolStore, id: string) =>
  change(store, id, async (tx, { email }, now) => {
    await requireAnotherAdministrator(tx, id)
    await tx`update pool_users set is_enabled = false, updated_at = ${now} where id = ${id}`
    await endSessions(tx, id, now)
    await revokeAccessTokensOf(tx, email, now)
  })

/** Takes the club's word for it that the address is theirs. */
export const confirmAccount = (store: PoolStore, id: string) =>
  change(store, id, async (tx, user, now) => {
    requireStatus(user, 'UNCONFIRMED')
    await confirmAddress(tx, id, now)
  })

export const resendSignUpCode = (store: PoolStore, id: string) =>
  change(store, id, (tx, user, now) => {
    requireStatus(user, 'UNCONFIRMED')
    return mailCode(tx, { userId: id, email: user.email, purpose: 'SIGN_UP', network: null, now })
  })

function requireStatus(user: PoolUser, status: PoolUser['status']): void {
  if (user.status !== status) throw invalidParameter(`The account is ${user.status}, not ${status}.`)
}

/** The old password is worth nothing from now on; a code to choose a new one is on its way. */
export const resetAccountPassword = (store: PoolStore, id: string) =>
  change(store, id, async (tx, user, now) => {
    await tx`update pool_users set status = 'RESET_REQUIRED', updated_at = ${now} where id = ${id}`
    await endSessions(tx, id, now)
    await mailCode(tx, { userId: id, email: user.email, purpose: 'RESET_PASSWORD', network: null, now })
  })

/** Ends the sessions: the next sign-in has the new groups in its tokens, and none has the old ones. */
export const addToGroup = (store: PoolStore, id: string, group: string) =>
  change(store, id, async (tx, user, now) => {
    requireGroup(group)
    if (user.groups.includes(group)) return
    await tx`insert into pool_groups (user_id, name) values (${id}, ${group})`
    await endSessions(tx, id, now)
  })

export const removeFromGroup = (store: PoolStore, id: string, group: string) =>
  change(store, id, async (tx, user, now) => {
    requireGroup(group)
    if (!user.groups.includes(group)) return
    if (group === ADMIN_GROUP) await requireAnotherAdministrator(tx, id)
    await tx`delete from pool_groups where user_id = ${id} and name = ${group}`
    await endSessions(tx, id, now)
    if (group === ADMIN_GROUP) await revokeAccessTokensOf(tx, user.email, now)
  })

function requireGroup(group: string): void {
  if (!GROUPS.includes(group)) throw new PoolError('ResourceNotFoundException', 'Group not found.')
}

export const signOutEverywhere = (store: PoolStore, id: string) =>
  change(store, id, (tx, _user, now) => endSessions(tx, id, now))

interface Invitation {
  email: string
  attributes?: { Name: string; Value: string }[]
}

/** Makes an account whose password is mailed, counts for a week, and is replaced at the first sign-in. */
export async function inviteAccount(pool: UserPool, invitation: Invitation): Promise<AccountView> {
  const email = readEmail(invitation.email)
  const attributes = mergedAttributes({}, readAttributes(invitation.attributes ?? []).attributes)
  const temporaryPassword = randomBytes(9).toString('base64url')
  const passwordHash = await pool.passwords.hash(temporaryPassword)
  const [id, now] = [randomUUID(), pool.now()]
  const passwordExpiresAt = new Date(now.getTime() + INVITATION_MS)
  await pool.sql.begin(async (tx) => {
    const status = 'FORCE_CHANGE_PASSWORD' as const
    if (!(await insertUser(tx, { id, email, passwordHash, passwordExpiresAt, status, attributes }, now)))
      throw userExists()
    await sendInvitation(tx, email, temporaryPassword, passwordExpiresAt)
  })
  return getAccount(pool, id)
}
