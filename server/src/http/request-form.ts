import type { IncomingMessage } from 'node:http'

const LONGEST_HOST = 261
/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const isHost = (text: string): boolean => text.length <= LONGEST_HOST && HOST.test(text)

/** For X-Forwarded headers: each proxy on the way may have added its own value. */
const isListOf = (isOne: (text: string) => boolean, text: string | undefined): boolean =>
  text === undefined || text.split(',').every((one) => isOne(one.trim()))

const PROTOCOLS = ['http', 'https', 'ws', 'wss']

/**
 * Whether the request names a path on this server and exactly one well-formed host, so that links and cache keys can be
 * built from them safely. Old health probes ask for `/healthz` without a Host header, so that is allowed.
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

/** Refuses absolute URLs (`http://…`) and what browsers never send: they turn a backslash into a slash. */
const isPath = (url: string): boolean => url.startsWith('/') && !url.includes('\\') && !url.includes('#')

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value)

function countOf(rawHeaders: string[], name: string): number {
  let count = 0
  for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]?.toLowerCase() === name) count += 1
  return count
}
