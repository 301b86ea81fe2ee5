import { isAddress } from './address.ts'

/** What a mail server must take before the @ (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64
const TOKEN_LENGTH = 32

/** One whose name before the @ has room for `+` and an email's token. */
export function isBounceAddress(text: string): boolean {
  const name = text.slice(0, text.lastIndexOf('@'))
  return isAddress(text) && /^[\w.-]+$/.test(name) && name.length + 1 + TOKEN_LENGTH <= LONGEST_LOCAL_PART
}

/** `bounces+8f3a…@club.example`: where one email comes back to. */
export function returnAddress(bounceAddress: string, token: string): string {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${token}${bounceAddress.slice(at)}`
}

const literally = (text: string) => text.replace(/[^\w@]/g, '\\$&')

/** The email that a returned message was sent for: its address stands in To, or where a mail host notes the receiver. */
export function returnTokenIn(raw: string, bounceAddress: string): string | null {
  const [headers = ''] = raw.split(/\r?\n\r?\n/, 1)
  const [before, after] = returnAddress(bounceAddress, '\0').split('\0').map(literally)
  const found = new RegExp(`(?<![\\w.+-])${before}([0-9a-f]{${TOKEN_LENGTH}})${after}(?![\\w.-])`, 'i')
  return found.exec(headers)?.[1]?.toLowerCase() ?? null
}
