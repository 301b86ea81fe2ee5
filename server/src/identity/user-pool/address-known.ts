import { mayCopyTo } from '../../mail/outbox/unrequested-copies.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { sendAlreadyRegistered } from './emails.ts'
import type { PoolUser } from './users.ts'

/** A sign-up that was never confirmed does not count as an account. */
export const isAccount = (user: PoolUser | null): boolean =>
  user !== null && !(user.status === 'UNCONFIRMED' && user.isEnabled)

/** Tells the owner that somebody tried to sign up with their address, at most a few times a day. */
export async function noticeOfAccount(tx: Transaction, user: PoolUser | null, now: Date): Promise<void> {
  if (!user?.isEnabled) return
  if (await mayCopyTo(tx, user.email, now)) await sendAlreadyRegistered(tx, user)
}
