import { createHash } from 'node:crypto'

/** An id as created by the seed: `u` for a user, `p` for a player. */
export function seededId(kind: 'u' | 'p', number: number | string): string {
  const hash = createHash('md5').update(`${kind}${number}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
