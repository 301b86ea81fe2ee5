import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Sql } from '../../postgres/pool.ts'
import { type MailboxEmail, mailboxPage } from './mailbox-page.ts'
import { openMail } from './sealed-mail.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'isProduction'>

/** Everybody can read the emails there, so it must never exist where real ones are sent. */
export const hasMailbox = ({ smtpUrl, isProduction }: MailConfig): boolean => !smtpUrl && !isProduction

/** Whether emails are sent, or at least arrive in that mailbox; otherwise they wait until SMTP_URL is set. */
export const canSend = (config: MailConfig): boolean => Boolean(config.smtpUrl) || hasMailbox(config)

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** A warning at the start if people other than the developer could read the emails. */
export const mailboxWarning = ({ host, ...config }: MailConfig & Pick<Config, 'host'>): string | null =>
  hasMailbox(config) && !LOOPBACK.includes(host)
    ? 'Careful: whoever reaches this server can read all emails at /dev/mailbox, codes included. Set NODE_ENV=production.'
    : null

const MOST_EMAILS = 200

/** No scripts and no external resources, neither in the page nor in the framed emails. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

// An unescaped plus arrives as a space, which no address contains.
const Filter = z.object({ to: z.string().optional().catch(undefined) }).transform(({ to = '' }) => ({
  to: to.trim().replaceAll(' ', '+').replaceAll('\0', ''),
}))

/** The development mailbox with the emails that would have been sent. Not in production, or where mail is sent. */
export function mailboxEndpoint(app: FastifyInstance, sql: Sql, config: MailConfig): void {
  if (!hasMailbox(config)) return
  app.get('/dev/mailbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return emailsTo(sql, Filter.parse(request.query).to)
  })
  app.get('/dev/mailbox', async (request, reply) => {
    const { to } = Filter.parse(request.query)
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    return mailboxPage(await emailsTo(sql, to), to)
  })
}

async function emailsTo(sql: Sql, to: string): Promise<MailboxEmail[]> {
  const rows = await sql<(MailboxEmail & { id: string })[]>`
    select id, recipient as "to", subject, text_body as text, html_body as html, created_at as at
    from mail_outbox ${to ? sql`where lower(recipient) = lower(${to})` : sql``}
    order by created_at desc, id limit ${MOST_EMAILS}`
  return rows.map(({ id, to: recipient, subject, text, html, at }) => ({
    to: recipient,
    subject: openMail(id, 'subject', subject),
    text: openMail(id, 'text_body', text),
    html: openMail(id, 'html_body', html),
    at,
  }))
}
