import type { IncomingMessage } from 'node:http'

const LONGEST_HOST = 261
/** A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const isHost = (text: string): boolean => text.length <= LONGEST_HOST && HOST.test(text)

/** Of what a proxy passes on; each proxy may have added its own. */
const isListOf = (isOne: (text: string) => boolean, text: string | undefined): boolean =>
  text === undefined || text.split(',').every((one) => isOne(one.trim()))

const PROTOCOLS = ['http', 'https', 'ws', 'wss']

/**
 * Whether a request says in a plain way what it wants, and of whom: a path on this server, and one well-formed host. What
 * is built from them, such as links and the keys of kept pages, can then rely on it. A probe of old asks for `/healthz`
 * without naming a host.
 */
export function isWellFormed({ url = '', headers, rawHeaders }: IncomingMessage): boolean {
  if (!isPath(url)) return false
  if (headers.host === undefined ? url !== '/healthz' : !isHost(headers.host)) return false
  if (countOf(rawHeaders, 'host') > 1) return false
  return (
    isListOf(isHost, one(headers['x-forwarded-host'])) &&
    isListOf((protocol) => PROTOCOLS.includes(protocol.toLowerCase()), one(headers['x-forwarded-proto']))
  )
}

/** Not a whole address (`http://…`), and nothing that browsers would never send: they write a backslash as a slash. */
const isPath = (url: string): boolean => url.startsWith('/') && !url.includes('\\') && !url.includes('#')

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value)

function countOf(rawHeaders: string[], name: string): number {
  let count = 0
  for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]?.toLowerCase() === name) count += 1
  return count
}
