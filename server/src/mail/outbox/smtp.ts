import { present } from '@touchline/domain/present.ts'
import { createTransport, type Transporter } from 'nodemailer'
import { traced } from '../../traces.ts'
import { parseSender } from './address.ts'
import { returnAddress } from './return-address.ts'

export interface AttachedFile {
  filename: string
  content: Buffer
  contentType: string
}

export interface StoredEmail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: Date
  /** The unsubscribe link; null if there is nothing to unsubscribe from. */
  unsubscribeUrl: string | null
  /** Part of the return address. */
  returnToken: string
  attachments: AttachedFile[]
}

/** Hands an email over; it counts as sent once this resolves. */
export type Deliver = (email: StoredEmail) => Promise<void>

interface SmtpSettings {
  smtpUrl: string
  mailFrom: string
  /** Without one, emails are returned to their sender. */
  bounceAddress?: string | undefined
  /** How long to wait for a silent server. */
  patienceMs?: number
}

const CONNECT_MS = 30_000
/** Long, because giving up while the server processes an email would send it twice (RFC 5321, 4.5.3.2). */
const PATIENCE_MS = 5 * 60_000

/**
 * Deliberately one connection per email: nodemailer's pool would resend an email by itself after a dropped connection,
 * which we could not count as an attempt.
 */
export function smtpDelivery(settings: SmtpSettings): Deliver {
  const transport = createTransport(optionsFor(settings))
  return (email) => hand(transport, settings, email)
}

/** Sends many emails in sequence over one connection; `close` ends it. */
export interface ManyEmails {
  deliver: Deliver
  close(): void
}

/** For emails to groups, where connecting for each of thousands would take longer than sending it. */
export function openSmtp(settings: SmtpSettings): ManyEmails {
  const transport = createTransport({
    ...optionsFor(settings),
    pool: true,
    maxConnections: 1,
    // An email that is cut off fails and counts as an attempt; the pool must not resend it.
    maxRequeues: 0,
  } as SmtpOptions)
  // Errors during sending reject that email; the loss of an idle connection can be ignored.
  transport.on('error', () => {})
  return { deliver: (email) => hand(transport, settings, email), close: () => transport.close() }
}

type SmtpOptions = Exclude<Parameters<typeof createTransport>[0], string | undefined>

const optionsFor = ({ smtpUrl, patienceMs = PATIENCE_MS }: SmtpSettings) => ({
  requireTLS: needsEncryption(new URL(smtpUrl)),
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: patienceMs,
  url: smtpUrl,
})

async function hand(
  transport: Pick<Transporter, 'sendMail'>,
  { mailFrom, bounceAddress }: SmtpSettings,
  { id, to, subject, text, html, createdAt, unsubscribeUrl, returnToken, attachments }: StoredEmail,
): Promise<void> {
  const from = present(parseSender(mailFrom), 'a sender that can be read')
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const mail = {
    from,
    to: { name: '', address: to },
    ...(bounceAddress && { envelope: { from: returnAddress(bounceAddress, returnToken), to } }),
    subject,
    text,
    html,
    attachments,
    // The same on every attempt, so that duplicates can be recognized and dropped.
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  await traced('email delivery', () => transport.sendMail(mail))
}

/** With these headers, mail programs show an unsubscribe button (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Passwords must be encrypted, except to this machine; `?requireTLS=false` in the URL overrides that. */
const needsEncryption = ({ username, hostname }: URL) => username !== '' && !loopback.includes(hostname)

/** Nodemailer's additional error properties. */
export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  permanent?: boolean
  /** The command that the server responded to. */
  command?: string
}

const aboutTheEmail = ['EENVELOPE', 'EMESSAGE']
const LOGIN_NEEDED = 530

/** Whether the error is about this email; otherwise the next one would fail too. */
export const concernsTheEmail = ({ code = '' }: SmtpError): boolean => aboutTheEmail.includes(code)

/** Permanently refused. A wrong password or a server that is down can be fixed, so the email waits. */
export const isRefusedForGood = (error: SmtpError): boolean =>
  concernsTheEmail(error) && error.permanent !== false && error.responseCode !== LOGIN_NEEDED

/** The server refuses this mailbox. A refused sender or text says nothing about the address. */
export const isAddressRefused = (error: SmtpError): boolean =>
  isRefusedForGood(error) && error.command === 'RCPT TO'
