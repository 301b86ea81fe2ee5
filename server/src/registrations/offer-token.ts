import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../site-links.ts'

const AUDIENCE = 'offer'
const keyOf = ({ offerSecret }: SiteLinks) => new TextEncoder().encode(offerSecret)

/** Lets whoever has the letter answer the offer, for as long as it is open. */
export const offerToken = (links: SiteLinks, registrationId: string, expiresAt: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(registrationId)
    .setExpirationTime(Math.ceil(expiresAt.getTime() / 1000))
    .sign(keyOf(links))

/** The registration that a token is for; 'EXPIRED' with its offer, null when it is none of ours. */
export async function readOfferToken(
  links: SiteLinks,
  token: string,
  now: Date,
): Promise<string | 'EXPIRED' | null> {
  try {
    const options = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: now }
    const { payload } = await jwtVerify(token, keyOf(links), options)
    return payload.sub ?? null
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'EXPIRED'
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
