import { resolveTxt } from 'node:dns/promises'
import { NOTICE_DOMAIN } from '@touchline/domain/money/bank/e-transfer-notice.ts'

/** Looks up a record of the domain name system; tests answer with keys of their own. */
export type Resolver = (name: string, type: string) => Promise<string[][] | string[]>

export const lookUp: Resolver = (name) => resolveTxt(name)

interface Received {
  /** Whom it says that it is for. */
  receivers: readonly string[]
  /** Where families send e-Transfers to the club. */
  payTo: string
  now: Date
  resolver: Resolver
}

export type Verdict = 'VERIFIED' | 'NOT_VERIFIED' | 'ASK_LATER'

/** Headers that an email has once each, and signed. */
const SIGNED_ONCE = ['subject', 'to']

/**
 * Whether an email surely came from Interac as it is, and to nobody else: one sender of its domain, signed by the domain with
 * the subject, the receiver and the whole of the text. A signature over a part of it says nothing about what somebody has
 * added, and Interac notifies everybody of their own deposits: a payer's own notice is as well signed, and not of our money.
 */
export async function verifiedSender(
  raw: Buffer,
  { receivers, payTo, now, resolver }: Received,
): Promise<Verdict> {
  // What checks signatures is loaded with the first email that comes in: a start does without it.
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
