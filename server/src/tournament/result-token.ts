import { createHmac, timingSafeEqual } from 'node:crypto'

/** The match that a link is for. */
export interface ResultLink {
  slug: string
  matchId: string
}

/** Half of the digest: a short address prints as a coarse QR code that any phone reads, and 128 bits are enough. */
const SEAL_BYTES = 16

const sealOf = (secret: string, { slug, matchId }: ResultLink) =>
  createHmac('sha256', secret).update(`result\0${slug}\0${matchId}`).digest().subarray(0, SEAL_BYTES)

/** Lets anyone with the score card of a match enter its result, but no other. */
export const resultToken = (secret: string, link: ResultLink): string =>
  `${link.slug}~${link.matchId}~${sealOf(secret, link).toString('base64url')}`

/** The match of a token; null if we did not make it. */
export function readResultToken(secret: string, token: string): ResultLink | null {
  const [slug, matchId, seal, ...more] = token.split('~')
  if (!slug || !matchId || !seal || more.length > 0) return null
  const link = { slug, matchId }
  const [given, wanted] = [Buffer.from(seal, 'base64url'), sealOf(secret, link)]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? link : null
}
