import { resolveTxt } from 'node:dns/promises'
import { NOTICE_DOMAIN } from '@touchline/domain/money/bank/e-transfer-notice.ts'

/** Looks up a record of the domain name system; tests answer with keys of their own. */
export type Resolver = (name: string, type: string) => Promise<string[][] | string[]>

export const lookUp: Resolver = (name) => resolveTxt(name)

export type Verdict = 'VERIFIED' | 'NOT_VERIFIED' | 'ASK_LATER'

/**
 * Whether an email surely came from Interac as it is: one sender of its domain, signed by the domain with the subject and
 * the whole of the text. A signature over a part of it says nothing about what somebody has added.
 */
export async function verifiedSender(raw: Buffer, now: Date, resolver: Resolver): Promise<Verdict> {
  // What checks signatures is loaded with the first email that comes in: a start does without it.
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const { headerFrom, fromFields, results, headers } = await dkimVerify(raw, {
    resolver,
    curTime: now,
    strict: true,
  })
  const [from = ''] = headerFrom
  const subjects = headers?.parsed.filter(({ key }) => key === 'subject').length
  const isTheirs = from.toLowerCase().endsWith(`@${NOTICE_DOMAIN}`)
  if (fromFields !== 1 || headerFrom.length !== 1 || subjects !== 1 || !isTheirs) return 'NOT_VERIFIED'
  const theirs = results.filter(({ signingDomain }) => signingDomain?.toLowerCase() === NOTICE_DOMAIN)
  const isGood = theirs.some(
    ({ status, canonBodyLengthLimited, signingHeaders }) =>
      status.result === 'pass' &&
      status.aligned &&
      !status.testing &&
      !canonBodyLengthLimited &&
      isSigned(signingHeaders?.keys, 'subject'),
  )
  if (isGood) return 'VERIFIED'
  return theirs.some(({ status }) => status.result === 'temperror') ? 'ASK_LATER' : 'NOT_VERIFIED'
}

const isSigned = (keys: string | undefined, header: string): boolean =>
  keys
    ?.toLowerCase()
    .split(':')
    .some((key) => key.trim() === header) ?? false
