import { domainToASCII } from 'node:url'
import { foldAddress } from '@touchline/domain/mail/inbox.ts'

const MOST_CHARACTERS = 254
const MOST_BEFORE_AT = 64

/** Alphabets with letters that look alike. */
const LOOK_ALIKES = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

const BEFORE_AT = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * The spelling under which an address is stored, or null if it is not valid: NFKC, lower case, domain in ASCII form. A
 * part that mixes alphabets (a Cyrillic "а" among Latin letters) is refused, because people cannot tell it apart.
 */
export function normaliseEmail(text: string): string | null {
  if (text.length > MOST_CHARACTERS || !text.isWellFormed()) return null
  const { beforeAt, domain: spelled } = foldAddress(text)
  if (beforeAt.length > MOST_BEFORE_AT || !BEFORE_AT.test(beforeAt)) return null
  if ([beforeAt, ...spelled.split('.')].some(mixesAlphabets)) return null
  const domain = domainToASCII(spelled)
  const address = `${beforeAt}@${domain}`
  return DOMAIN.test(domain) && address.length <= MOST_CHARACTERS ? address : null
}

const mixesAlphabets = (part: string) => LOOK_ALIKES.filter((script) => script.test(part)).length > 1

/** Masks an address as Cognito does when it says where a code was sent: `p***@e***`. */
export function maskedEmail(email: string): string {
  const [beforeAt = '', domain = ''] = email.split('@')
  return `${firstOf(beforeAt)}***@${firstOf(domain)}***`
}

const firstOf = (text: string) => [...text][0] ?? ''
