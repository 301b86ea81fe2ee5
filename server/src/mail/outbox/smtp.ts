import { present } from '@touchline/domain/present.ts'
import { createTransport, type Transporter } from 'nodemailer'
import { parseSender } from './address.ts'
import { returnAddress } from './return-address.ts'

export interface StoredLetter {
  id: string
  to: string
  subject: string
  text: string
  html: string
  createdAt: Date
  /** Where one tap stops such letters; null for those that cannot be stopped. */
  unsubscribeUrl: string | null
  /** In the address that it comes back to. */
  returnToken: string
}

/** Hands a letter over; it counts as sent when this resolves. */
export type Deliver = (letter: StoredLetter) => Promise<void>

interface SmtpSettings {
  smtpUrl: string
  mailFrom: string
  /** Without one, letters come back to their sender. */
  bounceAddress?: string | undefined
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
export function smtpDelivery(settings: SmtpSettings): Deliver {
  const transport = createTransport(optionsFor(settings))
  return (letter) => hand(transport, settings, letter)
}

/** Hands over many letters, one after the other, on one connection; `close` ends it. */
export interface ManyLetters {
  deliver: Deliver
  close(): void
}

/** For letters to groups: to connect anew for each of thousands would take longer than to hand it over. */
export function openSmtp(settings: SmtpSettings): ManyLetters {
  const transport = createTransport({
    ...optionsFor(settings),
    pool: true,
    maxConnections: 1,
    // What is cut off fails, and counts as an attempt; the pool sends nothing a second time.
    maxRequeues: 0,
  } as SmtpOptions)
  // Whatever goes wrong while a letter is on its way rejects that letter; an idle connection may be lost in silence.
  transport.on('error', () => {})
  return { deliver: (letter) => hand(transport, settings, letter), close: () => transport.close() }
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
  { id, to, subject, text, html, createdAt, unsubscribeUrl, returnToken }: StoredLetter,
): Promise<void> {
  const from = present(parseSender(mailFrom), 'a sender that can be read')
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  await transport.sendMail({
    from,
    to: { name: '', address: to },
    ...(bounceAddress && { envelope: { from: returnAddress(bounceAddress, returnToken), to } }),
    subject,
    text,
    html,
    // The same on every attempt: a letter that does go out twice can be recognised and dropped.
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
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

const aboutTheLetter = ['EENVELOPE', 'EMESSAGE']
const LOGIN_NEEDED = 530

/** Whether the fault lies with this letter; otherwise the next one would meet it too. */
export const concernsTheLetter = ({ code = '' }: SmtpError): boolean => aboutTheLetter.includes(code)

/** Refused for good. A wrong password or a closed door is not: somebody will mend it, and the letter still waits. */
export const isRefusedForGood = (error: SmtpError): boolean =>
  concernsTheLetter(error) && error.permanent !== false && error.responseCode !== LOGIN_NEEDED

/** The server knows no such mailbox, or will not have letters for it. A sender or a text it refuses says nothing of that. */
export const isAddressRefused = (error: SmtpError): boolean =>
  isRefusedForGood(error) && error.command === 'RCPT TO'
