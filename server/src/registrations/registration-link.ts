import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../site-links.ts'

/** What an email link allows: answering an offer, leaving the waiting list, or reporting an absence. */
export type LinkRight = 'offer' | 'line' | 'absence'

/** The recipient and the registration. Links of those who are no longer guardians of the child fail (P-12). */
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

/** What a token allows; 'EXPIRED' after its time, null if we did not make it or it is for something else. */
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
