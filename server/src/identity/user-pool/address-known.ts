import { mayCopyTo } from '../../mail/outbox/unrequested-copies.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { sendAlreadyRegistered } from './emails.ts'
import type { PoolUser } from './users.ts'

/** A sign-up that was never confirmed is nobody's yet. */
export const isAccount = (user: PoolUser | null): boolean =>
  user !== null && !(user.status === 'UNCONFIRMED' && user.isEnabled)

/** Emails the owner that somebody wanted to sign up with their address, a few times a day at most. */
export async function noticeOfAccount(tx: Transaction, user: PoolUser | null, now: Date): Promise<void> {
  if (!user?.isEnabled) return
  if (await mayCopyTo(tx, user.email, now)) await sendAlreadyRegistered(tx, user)
}
