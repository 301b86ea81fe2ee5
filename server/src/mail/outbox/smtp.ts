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
  /** Where one tap stops such emails; null for those that cannot be stopped. */
  unsubscribeUrl: string | null
  /** In the address that it comes back to. */
  returnToken: string
  attachments: AttachedFile[]
}

/** Hands an email over; it counts as sent when this resolves. */
export type Deliver = (email: StoredEmail) => Promise<void>

interface SmtpSettings {
  smtpUrl: string
  mailFrom: string
  /** Without one, emails come back to their sender. */
  bounceAddress?: string | undefined
  /** How long a silent server is waited for. */
  patienceMs?: number
}

const CONNECT_MS = 30_000
/** Long, because to give up while the server digests an email is how an email comes twice (RFC 5321, 4.5.3.2). */
const PATIENCE_MS = 5 * 60_000

/**
 * One connection for each email, on purpose: nodemailer's pool sends an email again by itself when its
 * connection drops, and would do so without our counting it.
 */
export function smtpDelivery(settings: SmtpSettings): Deliver {
  const transport = createTransport(optionsFor(settings))
  return (email) => hand(transport, settings, email)
}

/** Hands over many emails, one after the other, on one connection; `close` ends it. */
export interface ManyEmails {
  deliver: Deliver
  close(): void
}

/** For emails to groups: to connect anew for each of thousands would take longer than to hand it over. */
export function openSmtp(settings: SmtpSettings): ManyEmails {
  const transport = createTransport({
    ...optionsFor(settings),
    pool: true,
    maxConnections: 1,
    // What is cut off fails, and counts as an attempt; the pool sends nothing a second time.
    maxRequeues: 0,
  } as SmtpOptions)
  // Whatever goes wrong while an email is on its way rejects that email; an idle connection may be lost in silence.
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
    // The same on every attempt: an email that does go out twice can be recognised and dropped.
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  await traced('email delivery', () => transport.sendMail(mail))
}

/** By these, mail programs offer a button of their own (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** A password never travels in the clear, but to this machine; `?requireTLS=false` in the URL says otherwise. */
const needsEncryption = ({ username, hostname }: URL) => username !== '' && !loopback.includes(hostname)

/** What nodemailer adds to its errors. */
export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  permanent?: boolean
  /** What the server answered to. */
  command?: string
}

const aboutTheEmail = ['EENVELOPE', 'EMESSAGE']
const LOGIN_NEEDED = 530

/** Whether the fault lies with this email; otherwise the next one would meet it too. */
export const concernsTheEmail = ({ code = '' }: SmtpError): boolean => aboutTheEmail.includes(code)

/** Refused for good. A wrong password or a closed door is not: somebody will mend it, and the email still waits. */
export const isRefusedForGood = (error: SmtpError): boolean =>
  concernsTheEmail(error) && error.permanent !== false && error.responseCode !== LOGIN_NEEDED

/** The server knows no such mailbox, or will not have emails for it. A sender or a text it refuses says nothing of that. */
export const isAddressRefused = (error: SmtpError): boolean =>
  isRefusedForGood(error) && error.command === 'RCPT TO'
