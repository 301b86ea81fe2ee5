import { inboxOf } from '@touchline/domain/mail/inbox.ts'
import { countAttempt } from '../../identity/user-pool/attempts.ts'
import type { Transaction } from '../../postgres/pool.ts'

/**
 * Whether another copy or acknowledgement may be sent to an address from a public form. It counts together with the
 * other unrequested notices: a few a day per inbox, whatever they are about. The response to the form is the
 * same either way.
 */
export const mayCopyTo = (tx: Transaction, email: string, now: Date): Promise<boolean> =>
  countAttempt(tx, { kind: 'notices to', subject: inboxOf(email) }, now)
