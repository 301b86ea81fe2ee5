import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../site-links.ts'

/** What whoever has an email may do by its link: answer the offer it tells of, or leave the line it tells of. */
export type LinkRight = 'offer' | 'line'

/** Longer than any season that one could wait for. */
const LINE_DAYS = 365

const keyOf = ({ offerSecret }: SiteLinks) => new TextEncoder().encode(offerSecret)

/** Whose email it is in, and about which registration: whoever is no longer a guardian of the child opens nothing (P-12). */
interface Subject {
  registrationId: string
  guardianId: string
}

/** Lets whoever has the email answer the offer, for as long as it is open. */
export const offerToken = (links: SiteLinks, subject: Subject, expiresAt: Date): Promise<string> =>
  sealed(links, 'offer', subject, expiresAt)

/** Lets whoever has the email leave the waiting list, and do nothing else. */
const lineToken = (links: SiteLinks, subject: Subject, now: Date): Promise<string> =>
  sealed(links, 'line', subject, new Date(now.getTime() + LINE_DAYS * 86_400_000))

/** Where each guardian's email about the waiting list leads. */
export const linePath =
  (links: SiteLinks, registrationId: string, now: Date) =>
  async (guardianId: string): Promise<string> =>
    `/offers/${await lineToken(links, { registrationId, guardianId }, now)}`

const sealed = (
  links: SiteLinks,
  right: LinkRight,
  { registrationId, guardianId }: Subject,
  expiresAt: Date,
) =>
  new SignJWT({ guardian: guardianId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(right)
    .setSubject(registrationId)
    .setExpirationTime(Math.ceil(expiresAt.getTime() / 1000))
    .sign(keyOf(links))

export interface ReadToken extends Subject {
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
