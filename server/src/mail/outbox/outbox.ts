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
  /** From then on it is not sent any more: a code that has run out helps nobody. */
  expiresAt?: Date
  /** From then on it is not kept any more: the last email to somebody who has left. */
  forgetAt?: Date
  held?: Held | undefined
  /** Payments whose receipts are attached; they are drawn when it is sent (B-13). */
  receipts?: string[] | undefined
  /** The email to a group whose files come with it, as they are when it is sent. */
  filesOf?: string | null | undefined
}

/** For an email that may still be taken back by its name, from whomever it goes to: not sent before then. */
export interface Held {
  name: string
  until: Date
}

/** Writes an email in the transaction of what causes it: either both happen or neither. */
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

/** What causes one email may cause several: a receipt comes to each person with the first of them, and once. */
function notYetAttached(tx: Transaction, { to, receipts = [] }: Email): string[] {
  const before = attached.get(tx) ?? new Set()
  attached.set(tx, before)
  const fresh = receipts.filter((id) => !before.has(`${to} ${id}`))
  for (const id of fresh) before.add(`${to} ${id}`)
  return fresh
}

/** An email that was held back and has not left yet is as if it had never been written. */
export async function takeBackMail(tx: Transaction, name: string): Promise<void> {
  await tx`delete from mail_outbox where starts_with(id, ${`${name} `}) and sent_at is null`
}
