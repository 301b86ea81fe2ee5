import { randomUUID } from 'node:crypto'
import { callJob } from '../../jobs/job.ts'
import { inOneGo } from '../../postgres/in-one-go.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { isAddress } from './address.ts'
import { sealMail } from './sealed-mail.ts'

export const MAIL_JOB = 'mail'

export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** After this it is no longer sent, for example because its code has expired. */
  expiresAt?: Date
  /** After this it is deleted, for the last email to somebody who has left. */
  forgetAt?: Date
  held?: Held | undefined
  /** Payments whose receipts are attached; they are rendered when the email is sent (B-13). */
  receipts?: string[] | undefined
  /** The email to a group whose files are attached, as they are when it is sent. */
  filesOf?: string | null | undefined
}

/** For an email that may be taken back by this name: it is not sent before `until`. */
export interface Held {
  name: string
  until: Date
}

/** Writes an email in the transaction of its cause, so that both happen or neither. */
export async function enqueueMail(tx: Transaction, email: Email): Promise<void> {
  const { to, subject, text, html, expiresAt = null, forgetAt = null, held } = email
  if (!isAddress(to)) throw new Error(`An email needs one plain address, not ${JSON.stringify(to)}.`)
  if (/\p{Cc}/u.test(subject))
    throw new Error(`A subject is one line of text, not ${JSON.stringify(subject)}.`)
  const id = held ? `${held.name} ${randomUUID()}` : randomUUID()
  await inOneGo([
    tx`insert into mail_outbox (id, recipient, subject, text_body, html_body, expires_at, forget_at, due_at, receipts, files_of)
       values (${id}, ${to}, ${sealMail(id, 'subject', subject)}, ${sealMail(id, 'text_body', text)},
         ${sealMail(id, 'html_body', html)}, ${expiresAt}, ${forgetAt},
         coalesce(${held?.until ?? null}, '-infinity'::timestamptz), ${notYetAttached(tx, email)},
         (select id from campaigns where id = ${email.filesOf ?? null}))`,
    held ? null : callJob(tx, MAIL_JOB),
  ])
}

const attached = new WeakMap<Transaction, Set<string>>()

/** One cause may send several emails; each receipt is attached once per recipient, to the first of them. */
function notYetAttached(tx: Transaction, { to, receipts = [] }: Email): string[] {
  const before = attached.get(tx) ?? new Set()
  attached.set(tx, before)
  const fresh = receipts.filter((id) => !before.has(`${to} ${id}`))
  for (const id of fresh) before.add(`${to} ${id}`)
  return fresh
}

/** Deletes held emails that have not been sent. */
export async function takeBackMail(tx: Transaction, name: string): Promise<void> {
  await tx`delete from mail_outbox where starts_with(id, ${`${name} `}) and sent_at is null`
}
