import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { BoundedCache } from '../bounded-cache.ts'

/** The network that a request comes from, using only proxy headers that we trust. */
export type NetworkOfRequest = (request: IncomingMessage) => string

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Turns an IPv4-mapped IPv6 address into the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Returns the client that a trusted proxy names, or else the address of the connection, as Fastify's `trustProxy` does
 * for requests that Fastify sees. Anybody can send the header, so only entries added by our own proxies count.
 */
export function networkReader(trustProxy: readonly string[]): NetworkOfRequest {
  const proxies = new BlockList()
  for (const entry of trustProxy.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) proxies.addAddress(address, kindOf(address))
    else proxies.addSubnet(address, Number(bits), kindOf(address))
  }
  // Checking the list takes as long as many other steps of a small request together.
  const known = new BoundedCache<boolean>(MOST_KNOWN)
  const isProxy = (address: string): boolean => {
    const found = known.get(address)
    if (found !== undefined) return found
    const isOne = proxies.check(address, kindOf(address))
    known.set(address, isOne)
    return isOne
  }
  return ({ socket, headers }) => {
    let address = plain(socket.remoteAddress ?? '0.0.0.0')
    const named = headers['x-forwarded-for']
    if (named === undefined || !isProxy(address)) return networkOf(address)
    for (const one of String(named).slice(-LONGEST_CHAIN).split(',').reverse()) {
      const next = plain(one.trim())
      if (isIP(next) === 0) break
      address = next
      if (!isProxy(address)) break
    }
    return networkOf(address)
  }
}

const MOST_KNOWN = 2_000

/** Only the end of the header is read: our proxies add their entries last. */
const LONGEST_CHAIN = 400

/** One household or office: an IPv4 address, or the first half of an IPv6 address, which is assigned as a whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const gap = Array<string>(tail === undefined ? 0 : 8 - start.length - end.length).fill('0')
  const groups = [...start, ...gap, ...end].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
