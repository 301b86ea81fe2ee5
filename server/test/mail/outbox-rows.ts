import { openMail } from '../../src/mail/outbox/sealed-mail.ts'
import type { Sql } from '../../src/postgres/pool.ts'

export interface OutboxRow {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  dueAt: Date
}

/** The emails in the outbox as their readers see them, oldest first; all of them, or those to one address. */
export async function outboxRows(sql: Sql, recipient: string | null = null): Promise<OutboxRow[]> {
  const rows = await sql<OutboxRow[]>`
    select id, recipient, subject, text_body as text, html_body as html, due_at as "dueAt" from mail_outbox
    where ${recipient}::text is null or recipient = ${recipient} order by created_at, ctid`
  return rows.map((row) => ({
    ...row,
    subject: openMail(row.id, 'subject', row.subject),
    text: openMail(row.id, 'text_body', row.text),
    html: openMail(row.id, 'html_body', row.html),
  }))
}
