import { BlockList, isIP } from 'node:net'

/** Names for this machine, the link-local network and the private networks. */
const NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** Whether the text lists proxies to trust: names, addresses or networks, separated by commas. */
export const areProxies = (text: string): boolean => proxiesFrom(text).every(isProxy)

export const proxiesFrom = (text: string): string[] => text.split(',').map((one) => one.trim())

function isProxy(text: string): boolean {
  if (NAMES.includes(text) || isIP(text) !== 0) return true
  const [, address = '', bits] = /^(.+)\/(\d{1,3})$/.exec(text) ?? []
  const version = isIP(address)
  // A prefix of 0 would trust the whole internet.
  if (version === 0 || Number(bits) === 0) return false
  return isPrefix(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6')
}

function isPrefix(address: string, bits: number, family: 'ipv4' | 'ipv6'): boolean {
  try {
    new BlockList().addSubnet(address, bits, family)
    return true
  } catch {
    return false
  }
}
