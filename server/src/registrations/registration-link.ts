import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../site-links.ts'

/** What whoever has an email may do by its link: answer an offer, leave the waiting list, say that a child cannot come. */
export type LinkRight = 'offer' | 'line' | 'absence'

/** Whose email it is in, and about which registration: whoever is no longer a guardian of the child opens nothing (P-12). */
export interface LinkSubject {
  registrationId: string
  guardianId: string
}

const keyOf = ({ offerSecret }: SiteLinks) => new TextEncoder().encode(offerSecret)

export const sealLink = (
  links: SiteLinks,
  right: LinkRight,
  { registrationId, guardianId }: LinkSubject,
  expiresAt: Date,
): Promise<string> =>
  new SignJWT({ guardian: guardianId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(right)
    .setSubject(registrationId)
    .setExpirationTime(Math.ceil(expiresAt.getTime() / 1000))
    .sign(keyOf(links))

/** What a token is for; 'EXPIRED' when its time is over, null when it is none of ours, or for something else. */
export async function readLink<Right extends LinkRight>(
  links: SiteLinks,
  rights: readonly Right[],
  token: string,
  now: Date,
): Promise<(LinkSubject & { right: Right }) | 'EXPIRED' | null> {
  try {
    const options = { audience: [...rights], algorithms: ['HS256'], currentDate: now }
    const { payload } = await jwtVerify(token, keyOf(links), options)
    const right = rights.find((one) => one === payload.aud)
    const { sub: registrationId, guardian: guardianId } = payload
    return registrationId && typeof guardianId === 'string' && right
      ? { registrationId, guardianId, right }
      : null
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'EXPIRED'
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
