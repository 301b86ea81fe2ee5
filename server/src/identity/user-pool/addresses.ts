import { modelNamed } from '@touchline/domain/models.ts'
import { VISITOR } from '../../graphql/caller.ts'
import { updateRecorded } from '../../graphql/write/record.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import { writeContext } from '../../graphql/write/write-context.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { moveAccessTokens } from '../access-tokens.ts'
import { isAccount } from './address-known.ts'
import { sendAddressChanged } from './emails.ts'
import { addressTaken } from './pool-error.ts'
import { lockUser, lockUserOfAddress, type PoolUser, removeUnconfirmed } from './users.ts'

/** How long the account can be restored from the old address (A-4). */
const WAY_BACK_MS = 7 * 24 * 3_600_000

interface Move {
  to: string
  now: Date
}

/** Moves to a new, verified address; the old one is notified and can restore the account for a week. */
export async function changeAddress(tx: Transaction, user: PoolUser, { to, now }: Move): Promise<void> {
  await moveToAddress(tx, user, { to, now })
  const expiresAt = new Date(now.getTime() + WAY_BACK_MS)
  await tx`insert into pool_former_addresses (email, user_id, expires_at)
           values (${user.email}, ${user.id}, ${expiresAt})
           on conflict (email) do update set user_id = excluded.user_id, expires_at = excluded.expires_at`
  await sendAddressChanged(tx, user)
}

/** Restores a former address, so that later changes no longer give access to the account. */
export async function restoreAddress(tx: Transaction, user: PoolUser, { to, now }: Move): Promise<void> {
  await removeUnconfirmed(tx, await lockUserOfAddress(tx, to))
  await moveToAddress(tx, user, { to, now })
  await tx`delete from pool_former_addresses where user_id = ${user.id}`
}

/** Moves everything that refers to the old address. */
async function moveToAddress(tx: Transaction, user: PoolUser, { to, now }: Move): Promise<void> {
  await tx`update pool_users set email = ${to}, is_email_verified = true, updated_at = ${now} where id = ${user.id}`
  // Codes sent to the old address must no longer work.
  await tx`delete from pool_codes where user_id = ${user.id}`
  await moveAccessTokens(tx, user.email, to)
  await moveClubRecord(tx, { from: user.email, to, now })
}

/** The account whose password a code to this address may reset: its own, or one that has recently left the address. */
export async function lockUserToReset(tx: Transaction, email: string, now: Date): Promise<PoolUser | null> {
  const user = await lockUserOfAddress(tx, email)
  if (isAccount(user)) return user
  const [former] =
    await tx`select user_id from pool_former_addresses where email = ${email} and expires_at > ${now}`
  return former ? lockUser(tx, former.user_id) : user
}

const User = modelNamed('User')

const byAddress = 'email = $1 and not _deleted order by created_at desc, id desc limit 1'

interface RecordMove extends Move {
  from: string
}

/** Moves the family's record along, which is found by address. If the new address has one, the desk must merge them. */
async function moveClubRecord(tx: Transaction, { from, to, now }: RecordMove): Promise<void> {
  // The same lock as for creating such a record.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`user ${to}`}, 0))`
  const [mine] = await selectRows(tx, User, byAddress, [from], 'for update')
  if (!mine) return
  const [theirs] = await selectRows(tx, User, byAddress, [to])
  if (theirs) throw addressTaken()
  const caller = { ...VISITOR, role: 'PARENT' as const, email: from }
  await updateRecorded(await writeContext(tx, { caller, now }), User, mine, { email: to })
}
