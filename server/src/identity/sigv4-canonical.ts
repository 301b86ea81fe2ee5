import { hash } from 'node:crypto'

export interface SignedRequest {
  method: string
  /** Path and query as sent. */
  url: string
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>
  /** The bytes as sent, before parsing. */
  body: string | Uint8Array
  /** Headers that must be signed if they are sent; none for realtime, where the client signs as few as it can. */
  signedIfSent?: readonly string[]
}

/** The text that is signed, encoded exactly as the client encodes it. */
export function canonicalRequest(request: SignedRequest, signedHeaders: string[]): string {
  const [path = '/', query = ''] = splitOnce(request.url, '?')
  const names = signedHeaders.toSorted()
  return [
    request.method,
    // The client encodes the already encoded path again, and does not encode ! ' ( ) * in it.
    encodeURIComponent(path).replaceAll('%2F', '/'),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${canonicalValue(request.headers[name])}`),
    '',
    names.join(';'),
    hash('sha256', request.body),
  ].join('\n')
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .toSorted(([a, x], [b, y]) => order(a, b) || order(x, y))
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&')

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalValue = (value: string | string[] | undefined) =>
  [value ?? '']
    .flat()
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .join(',')
