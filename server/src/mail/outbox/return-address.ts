import { isAddress } from './address.ts'

/** The longest local part that mail servers must accept (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64
const TOKEN_LENGTH = 32

/** An address whose local part has room for `+` and a token. */
export function isBounceAddress(text: string): boolean {
  const name = text.slice(0, text.lastIndexOf('@'))
  return isAddress(text) && /^[\w.-]+$/.test(name) && name.length + 1 + TOKEN_LENGTH <= LONGEST_LOCAL_PART
}

/** `bounces+8f3a…@club.example`: the return address of a single email. */
export function returnAddress(bounceAddress: string, token: string): string {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${token}${bounceAddress.slice(at)}`
}

const literally = (text: string) => text.replace(/[^\w@]/g, '\\$&')

/** The token of a returned email, from the To header or wherever a mail host records the recipient. */
export function returnTokenIn(raw: string, bounceAddress: string): string | null {
  const [headers = ''] = raw.split(/\r?\n\r?\n/, 1)
  const [before, after] = returnAddress(bounceAddress, '\0').split('\0').map(literally)
  const found = new RegExp(`(?<![\\w.+-])${before}([0-9a-f]{${TOKEN_LENGTH}})${after}(?![\\w.-])`, 'i')
  return found.exec(headers)?.[1]?.toLowerCase() ?? null
}
