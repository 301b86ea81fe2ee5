import { resolveTxt } from 'node:dns/promises'
import { NOTICE_DOMAIN } from '@touchline/domain/money/bank/e-transfer-notice.ts'

/** Looks up DNS records; tests answer with their own keys. */
export type Resolver = (name: string, type: string) => Promise<string[][] | string[]>

export const lookUp: Resolver = (name) => resolveTxt(name)

interface Received {
  /** The recipients that the email names. */
  receivers: readonly string[]
  /** The address to which families send e-Transfers. */
  payTo: string
  now: Date
  resolver: Resolver
}

export type Verdict = 'VERIFIED' | 'NOT_VERIFIED' | 'ASK_LATER'

/** Headers that must occur once and be signed. */
const SIGNED_ONCE = ['subject', 'to']

/**
 * Whether an email is authentic, unmodified, from Interac and to the club alone: it has one sender of Interac's
 * domain, and the domain has signed the subject, the recipient and the whole text. A partial signature would allow
 * additions. Interac also signs notices to payers about their own deposits, which are not the club's money.
 */
export async function verifiedSender(
  raw: Buffer,
  { receivers, payTo, now, resolver }: Received,
): Promise<Verdict> {
  // Loaded with the first email, so that it does not slow down the start.
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const { headerFrom, fromFields, results, headers } = await dkimVerify(raw, {
    resolver,
    curTime: now,
    strict: true,
  })
  const [from = ''] = headerFrom
  const isOnce = (name: string) => headers?.parsed.filter(({ key }) => key === name).length === 1
  const isTheirs = from.toLowerCase().endsWith(`@${NOTICE_DOMAIN}`)
  if (fromFields !== 1 || headerFrom.length !== 1 || !SIGNED_ONCE.every(isOnce) || !isTheirs)
    return 'NOT_VERIFIED'
  if (receivers.length !== 1 || receivers[0]?.toLowerCase() !== payTo.toLowerCase()) return 'NOT_VERIFIED'
  const theirs = results.filter(({ signingDomain }) => signingDomain?.toLowerCase() === NOTICE_DOMAIN)
  const isGood = theirs.some(
    ({ status, canonBodyLengthLimited, signingHeaders }) =>
      status.result === 'pass' &&
      status.aligned &&
      !status.testing &&
      !canonBodyLengthLimited &&
      SIGNED_ONCE.every((name) => isSigned(signingHeaders?.keys, name)),
  )
  if (isGood) return 'VERIFIED'
  return theirs.some(({ status }) => status.result === 'temperror') ? 'ASK_LATER' : 'NOT_VERIFIED'
}

const isSigned = (keys: string | undefined, header: string): boolean =>
  keys
    ?.toLowerCase()
    .split(':')
    .some((key) => key.trim() === header) ?? false
