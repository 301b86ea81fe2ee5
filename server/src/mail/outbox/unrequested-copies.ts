import { inboxOf } from '@touchline/domain/mail/inbox.ts'
import { countAttempt } from '../../identity/user-pool/attempts.ts'
import type { Transaction } from '../../postgres/pool.ts'

/**
 * Whether one more copy or acknowledgement may go to an address that somebody typed into a public form. They count
 * together with the other notices that nobody has asked for: a few a day to one inbox, whatever they are about.
 * Whoever typed it is answered the same either way.
 */
export const mayCopyTo = (tx: Transaction, email: string, now: Date): Promise<boolean> =>
  countAttempt(tx, { kind: 'notices to', subject: inboxOf(email) }, now)
