import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { inboxOf } from '@touchline/domain/mail/inbox.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { maskedEmail } from '../email-address.ts'
import { type Counter, countGuess } from './attempts.ts'
import { type Purpose, sendCode } from './emails.ts'
import { deadCode, type PoolError, tooSoon, wrongCode } from './pool-error.ts'
import type { PoolUser } from './users.ts'

const MOST_TRIES = 5
const LIFE_MS = 15 * 60_000

export interface CodeRequest {
  /** Null if the address has no account. */
  userId: string | null
  email: string
  purpose: Purpose
  /** The network whose requests for emails are limited; null if an administrator requests the code. */
  network: string | null
  /** A sign-up ignores the one-minute pause, which a stranger may have caused, and does not start one. */
  isAtOnce?: boolean
  now: Date
}

/**
 * Emails a new code, which replaces any earlier one. Within a minute of the same network's last request, it is refused
 * and the transaction rolled back.
 */
export async function mailCode(tx: Transaction, wanted: CodeRequest & { userId: string }): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = await keepCode(tx, wanted, code)
  const to = { id: wanted.userId, email: wanted.email }
  await sendCode(tx, { to, purpose: wanted.purpose, code, expiresAt })
}

/** Looks the same to the caller, but sends no email and accepts no code. */
export async function pretendCode(tx: Transaction, wanted: CodeRequest): Promise<void> {
  await keepCode(tx, wanted, randomBytes(32).toString('base64url'))
}

async function keepCode(tx: Transaction, wanted: CodeRequest, code: string): Promise<Date> {
  const { email, purpose, network, isAtOnce = false, now } = wanted
  const [inbox, asker] = [`${purpose} ${inboxOf(email)}`, network ?? 'desk']
  const paced: Counter = { kind: 'code', subject: `${purpose} ${email} ${asker}` }
  const counters: Counter[] = [
    ...(isAtOnce ? [] : [paced]),
    { kind: 'emails to', subject: `${inbox} ${asker}` },
    { kind: 'emails to, from anywhere', subject: inbox },
    ...(network === null ? [] : [{ kind: 'emails from' as const, subject: network }]),
  ]
  if (!(await countGuess(tx, counters, now))) throw tooSoon()
  return insertCode(tx, wanted, code)
}

async function insertCode(
  tx: Transaction,
  wanted: Omit<CodeRequest, 'network'>,
  code: string,
): Promise<Date> {
  const { userId, email, purpose, now } = wanted
  const subject = userId ?? email
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const hash = await codeHash(tx, { subject, purpose, code })
  await tx`
    insert into pool_codes (subject, purpose, user_id, code_hash, sent_to, sent_at, expires_at)
    values (${subject}, ${purpose}, ${userId}, ${hash}, ${email}, ${now}, ${expiresAt})
    on conflict (subject, purpose) do update
      set code_hash = excluded.code_hash, sent_to = excluded.sent_to, tries = 0, sent_at = excluded.sent_at,
          expires_at = excluded.expires_at`
  return expiresAt
}

/** A code that has just verified an address may also set the password, so that no second email is needed. */
export async function reuseCodeForPassword(
  tx: Transaction,
  { user, code, now }: { user: PoolUser; code: string; now: Date },
): Promise<void> {
  await insertCode(tx, { userId: user.id, email: user.email, purpose: 'RESET_PASSWORD', now }, code)
}

interface Tried {
  subject: string
  purpose: Purpose
  code: string
  now: Date
}

/**
 * Uses up a code and returns the address it was sent to, or an error. The try is counted in the same transaction, so
 * the error must be returned from it, not thrown.
 */
export async function useCode(tx: Transaction, tried: Tried): Promise<{ sentTo: string } | PoolError> {
  const { subject, purpose, now } = tried
  const [row] = await tx`
    update pool_codes set tries = tries + 1
    where subject = ${subject} and purpose = ${purpose} and expires_at > ${now} and tries < ${MOST_TRIES}
    returning code_hash, sent_to`
  if (!row) return deadCode()
  const given = Buffer.from(await codeHash(tx, tried))
  if (!timingSafeEqual(given, Buffer.from(row.code_hash))) return wrongCode()
  await tx`delete from pool_codes where subject = ${subject} and purpose = ${purpose}`
  return { sentTo: row.sent_to }
}

const codeHash = (tx: Transaction, { subject, purpose, code }: Omit<Tried, 'now'>) =>
  keyedHash(tx, 'code', `${subject} ${purpose} ${code}`)

/** What the client is told about where a code was sent. */
export const deliveryTo = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskedEmail(email),
})
