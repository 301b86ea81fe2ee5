import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../../site-links.ts'

/** What a link without an expiry allows: leaving the newsletter, or the list for opening notices. */
type LinkPurpose = 'unsubscribe' | 'opening'

const keyOf = ({ unsubscribeSecret }: SiteLinks) => new TextEncoder().encode(unsubscribeSecret)

/** Lets anyone with the email do this one thing for this subject; it does not expire (N-6). */
export const linkToken = (links: SiteLinks, purpose: LinkPurpose, subject: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setSubject(subject)
    .sign(keyOf(links))

/** The subject of a token; null if we did not make it, or for another purpose. */
export async function readLinkToken(
  links: SiteLinks,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(links), { audience: purpose, algorithms: ['HS256'] })
    return payload.sub ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
