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

/** How long the old address can have the account back (A-4). */
const WAY_BACK_MS = 7 * 24 * 3_600_000

interface Move {
  to: string
  now: Date
}

/** A new address, proved by its code: the old one hears of it and can have the account back for a week. */
export async function changeAddress(tx: Transaction, user: PoolUser, { to, now }: Move): Promise<void> {
  await moveToAddress(tx, user, { to, now })
  const expiresAt = new Date(now.getTime() + WAY_BACK_MS)
  await tx`insert into pool_former_addresses (email, user_id, expires_at)
           values (${user.email}, ${user.id}, ${expiresAt})
           on conflict (email) do update set user_id = excluded.user_id, expires_at = excluded.expires_at`
  await sendAddressChanged(tx, user)
}

/** Back to an address that the account had: whatever was changed since is no way in any more. */
export async function restoreAddress(tx: Transaction, user: PoolUser, { to, now }: Move): Promise<void> {
  await removeUnconfirmed(tx, await lockUserOfAddress(tx, to))
  await moveToAddress(tx, user, { to, now })
  await tx`delete from pool_former_addresses where user_id = ${user.id}`
}

/** What hangs on the old address goes along. */
async function moveToAddress(tx: Transaction, user: PoolUser, { to, now }: Move): Promise<void> {
  await tx`update pool_users set email = ${to}, is_email_verified = true, updated_at = ${now} where id = ${user.id}`
  // A code that went to the old address opens nothing any more.
  await tx`delete from pool_codes where user_id = ${user.id}`
  await moveAccessTokens(tx, user.email, to)
  await moveClubRecord(tx, { from: user.email, to, now })
}

/** Whoever may choose a new password by a code to this address: its account, or the one that has just left it. */
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

/** The club finds a family by its address, so the record goes along; one that is there already is for the desk to join. */
async function moveClubRecord(tx: Transaction, { from, to, now }: RecordMove): Promise<void> {
  // The lock under which such a record is made.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`user ${to}`}, 0))`
  const [mine] = await selectRows(tx, User, byAddress, [from], 'for update')
  if (!mine) return
  const [theirs] = await selectRows(tx, User, byAddress, [to])
  if (theirs) throw addressTaken()
  const caller = { ...VISITOR, role: 'PARENT' as const, email: from }
  await updateRecorded(await writeContext(tx, { caller, now }), User, mine, { email: to })
}
