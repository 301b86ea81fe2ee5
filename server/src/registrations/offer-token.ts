import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../site-links.ts'

/** What whoever has an email may do by its link: answer the offer it tells of, or leave the line it tells of. */
export type LinkRight = 'offer' | 'line'

/** Longer than any season that one could wait for. */
const LINE_DAYS = 365

const keyOf = ({ offerSecret }: SiteLinks) => new TextEncoder().encode(offerSecret)

/** Lets whoever has the email answer the offer, for as long as it is open. */
export const offerToken = (links: SiteLinks, registrationId: string, expiresAt: Date): Promise<string> =>
  sealed(links, 'offer', registrationId, expiresAt)

/** Lets whoever has the email leave the waiting list, and do nothing else. */
export const lineToken = (links: SiteLinks, registrationId: string, now: Date): Promise<string> =>
  sealed(links, 'line', registrationId, new Date(now.getTime() + LINE_DAYS * 86_400_000))

const sealed = (links: SiteLinks, right: LinkRight, registrationId: string, expiresAt: Date) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(right)
    .setSubject(registrationId)
    .setExpirationTime(Math.ceil(expiresAt.getTime() / 1000))
    .sign(keyOf(links))

export interface ReadToken {
  registrationId: string
  right: LinkRight
}

/** What a token is for; 'EXPIRED' with its offer, null when it is none of ours. */
export async function readOfferToken(
  links: SiteLinks,
  token: string,
  now: Date,
): Promise<ReadToken | 'EXPIRED' | null> {
  try {
    const audience: LinkRight[] = ['offer', 'line']
    const options = { audience, algorithms: ['HS256'], currentDate: now }
    const { payload } = await jwtVerify(token, keyOf(links), options)
    const right = audience.find((one) => one === payload.aud)
    return payload.sub && right ? { registrationId: payload.sub, right } : null
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'EXPIRED'
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
