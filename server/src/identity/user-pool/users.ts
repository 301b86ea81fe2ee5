import { present } from '@touchline/domain/present.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'

export interface PoolUser {
  id: string
  email: string
  isEmailVerified: boolean
  passwordHash: string | null
  passwordExpiresAt: Date | null
  /** The key of a sign-up that awaits its code. */
  signUpKeyHash: string | null
  /** The password of a sign-up tried for this existing account; it gives no access. */
  triedPasswordHash: string | null
  status: UserStatus
  isEnabled: boolean
  /** Whether sign-in requires a code after the password. */
  hasSecondFactor: boolean
  attributes: Record<string, string>
  groups: string[]
  createdAt: Date
  updatedAt: Date
}

type Reader = Sql | Transaction
export type UserRow = Omit<PoolUser, 'attributes'> & { attributes: string }

export const userColumns = (sql: Reader) => sql`
  u.id, u.email, u.is_email_verified as "isEmailVerified", u.password_hash as "passwordHash",
  u.password_expires_at as "passwordExpiresAt", u.sign_up_key_hash as "signUpKeyHash",
  u.tried_password_hash as "triedPasswordHash", u.status, u.is_enabled as "isEnabled", u.attributes::text,
  u.created_at as "createdAt", u.updated_at as "updatedAt",
  array(select g.name from pool_groups g where g.user_id = u.id order by g.name) as groups,
  exists (select from pool_second_factors f where f.user_id = u.id and f.is_enabled) as "hasSecondFactor"`

export const userFrom = (row: UserRow): PoolUser => ({
  ...row,
  attributes: JSON.parse(row.attributes),
})

export async function findUserByEmail(sql: Reader, email: string): Promise<PoolUser | null> {
  const [row] = await sql<UserRow[]>`select ${userColumns(sql)} from pool_users u where u.email = ${email}`
  return row ? userFrom(row) : null
}

export async function findUser(sql: Reader, id: string): Promise<PoolUser | null> {
  const [row] = await sql<UserRow[]>`select ${userColumns(sql)} from pool_users u where u.id = ${id}`
  return row ? userFrom(row) : null
}

/** The same for a user that must exist. */
export const requireUser = async (sql: Reader, id: string): Promise<PoolUser> =>
  present(await findUser(sql, id), 'an account')

/** Locks the user until the end of the transaction. */
export async function lockUser(tx: Transaction, id: string): Promise<PoolUser | null> {
  await tx`select id from pool_users where id = ${id} for update`
  return findUser(tx, id)
}

/**
 * Finds and locks the user with this address. Also serializes sign-ups, confirmations and requests for codes for it,
 * because a sign-up replaces an unconfirmed account with another.
 */
export async function lockUserOfAddress(tx: Transaction, email: string): Promise<PoolUser | null> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`
  const user = await findUserByEmail(tx, email)
  return user && lockUser(tx, user.id)
}

export interface NewUser {
  id: string
  email: string
  passwordHash: string
  passwordExpiresAt?: Date | null
  status: UserStatus
  isEmailVerified?: boolean
  signUpKeyHash?: string | null
  attributes: Record<string, string>
}

/** False if the address is taken. */
export async function insertUser(tx: Transaction, user: NewUser, now: Date): Promise<boolean> {
  const { id, email, passwordHash, passwordExpiresAt = null, status, isEmailVerified = false } = user
  const { signUpKeyHash = null } = user
  const result = await tx`
    insert into pool_users (id, email, password_hash, password_expires_at, status, is_email_verified, sign_up_key_hash,
                            attributes, created_at, updated_at)
    values (${id}, ${email}, ${passwordHash}, ${passwordExpiresAt}, ${status}, ${isEmailVerified}, ${signUpKeyHash},
            ${JSON.stringify(user.attributes)}::text::jsonb, ${now}, ${now})
    on conflict (email) do nothing`
  return result.count === 1
}

export async function setPassword(
  tx: Transaction,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx`update pool_users set password_hash = ${passwordHash}, password_expires_at = null,
             tried_password_hash = null, updated_at = ${now}
           where id = ${id}`
}

/** Call when an emailed code or password was entered, which verifies the address. */
export async function confirmAddress(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx`update pool_users set status = 'CONFIRMED', is_email_verified = true, sign_up_key_hash = null,
             updated_at = ${now}
           where id = ${id}`
}

/**
 * Verifies the address, but not the password and names, which somebody else may have entered. The user must choose a
 * password with a code.
 */
export async function confirmAddressOnly(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx`update pool_users set status = 'RESET_REQUIRED', is_email_verified = true, attributes = '{}',
             sign_up_key_hash = null, updated_at = ${now}
           where id = ${id}`
}

/** Deletes an unconfirmed account, so that it does not block the address for its real owner. */
export async function removeUnconfirmed(tx: Transaction, user: PoolUser | null): Promise<boolean> {
  if (user?.status !== 'UNCONFIRMED' || !user.isEnabled) return false
  await tx`delete from pool_users where id = ${user.id}`
  return true
}

export async function setAttributes(
  tx: Transaction,
  id: string,
  attributes: Record<string, string>,
  now: Date,
): Promise<void> {
  await tx`update pool_users set attributes = ${JSON.stringify(attributes)}::text::jsonb, updated_at = ${now}
           where id = ${id}`
}
