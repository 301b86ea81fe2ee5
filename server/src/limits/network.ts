import { isIPv6 } from 'node:net'

/** One household or office: an IPv4 address, or the first half of an IPv6 one, which is handed out as a whole. */
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
