import { createTransport } from 'nodemailer'
import { parseSender, type Sender } from './address.ts'

export interface StoredLetter {
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: Date
}

/** Hands a letter over; it counts as sent when this resolves. */
export type Deliver = (letter: StoredLetter) => Promise<void>

interface SmtpSettings {
  smtpUrl: string
  mailFrom: string
  /** How long a silent server is waited for. */
  patienceMs?: number
}

const CONNECT_MS = 30_000
/** Long, because to give up while the server digests a letter is how a letter comes twice (RFC 5321, 4.5.3.2). */
const PATIENCE_MS = 5 * 60_000

/**
 * One connection for each letter, on purpose: nodemailer's pool sends a letter again by itself when its
 * connection drops, and would do so without our counting it.
 */
export function smtpDelivery({ smtpUrl, mailFrom, patienceMs = PATIENCE_MS }: SmtpSettings): Deliver {
  const from = parseSender(mailFrom) as Sender
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const transport = createTransport({
    requireTLS: needsEncryption(new URL(smtpUrl)),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: patienceMs,
    url: smtpUrl,
  })
  return async ({ id, to, subject, text, html, createdAt }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      // The same on every attempt: a letter that does go out twice can be recognised and dropped.
      messageId: `<${id}@${domain}>`,
      date: createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** A password never travels in the clear, but to this machine; `?requireTLS=false` in the URL says otherwise. */
const needsEncryption = ({ username, hostname }: URL) => username !== '' && !loopback.includes(hostname)

/** What nodemailer adds to its errors. */
export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  permanent?: boolean
}

const aboutTheLetter = ['EENVELOPE', 'EMESSAGE']
const LOGIN_NEEDED = 530

/** Whether the fault lies with this letter; otherwise the next one would meet it too. */
export const concernsTheLetter = ({ code = '' }: SmtpError): boolean => aboutTheLetter.includes(code)

/** Refused for good. A wrong password or a closed door is not: somebody will mend it, and the letter still waits. */
export const isRefusedForGood = (error: SmtpError): boolean =>
  concernsTheLetter(error) && error.permanent !== false && error.responseCode !== LOGIN_NEEDED
