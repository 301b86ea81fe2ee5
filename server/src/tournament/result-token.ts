import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link stands for. */
export interface ResultLink {
  slug: string
  matchId: string
}

/** Half of the digest: a short address prints as a coarse code that any phone reads, and nobody guesses 128 bits. */
const SEAL_BYTES = 16

const sealOf = (secret: string, { slug, matchId }: ResultLink) =>
  createHmac('sha256', secret).update(`result\0${slug}\0${matchId}`).digest().subarray(0, SEAL_BYTES)

/** Whoever has the card of a match can enter its result, and no other. */
export const resultToken = (secret: string, link: ResultLink): string =>
  `${link.slug}~${link.matchId}~${sealOf(secret, link).toString('base64url')}`

/** The match that a token is for; null when it is none of ours. */
export function readResultToken(secret: string, token: string): ResultLink | null {
  const [slug, matchId, seal, ...more] = token.split('~')
  if (!slug || !matchId || !seal || more.length > 0) return null
  const link = { slug, matchId }
  const [given, wanted] = [Buffer.from(seal, 'base64url'), sealOf(secret, link)]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? link : null
}
