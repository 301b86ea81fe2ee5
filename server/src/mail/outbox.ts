import { randomUUID } from 'node:crypto'
import type { Transaction } from '../postgres/pool.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

/** Writes a letter in the transaction of what causes it: either both happen or neither. */
export async function enqueueMail(tx: Transaction, { to, subject, text, html }: Letter): Promise<void> {
  await tx`insert into mail_outbox (id, recipient, subject, text_body, html_body)
           values (${randomUUID()}, ${to}, ${subject}, ${text}, ${html})`
  await tx`select pg_notify('mail', '')`
}
