import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../../site-links.ts'

/** What a link of an email without an end of its own lets one do: leave the newsletter, or the list of those who wait. */
type LinkPurpose = 'unsubscribe' | 'opening'

const keyOf = ({ unsubscribeSecret }: SiteLinks) => new TextEncoder().encode(unsubscribeSecret)

/** Lets whoever has the email do this one thing for this subject; it does not run out (N-6). */
export const linkToken = (links: SiteLinks, purpose: LinkPurpose, subject: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setSubject(subject)
    .sign(keyOf(links))

/** Whom or what a token is for; null when it is none of ours, or for something else. */
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
