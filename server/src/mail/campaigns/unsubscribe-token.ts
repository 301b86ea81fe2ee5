import { errors, jwtVerify, SignJWT } from 'jose'
import type { SiteLinks } from '../../site-links.ts'

const AUDIENCE = 'unsubscribe'
const keyOf = ({ unsubscribeSecret }: SiteLinks) => new TextEncoder().encode(unsubscribeSecret)

/** Stands where an email is only shown to the desk: a tap on it stops nobody's newsletter. */
export const EXAMPLE_TOKEN = 'example'

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`

/** Lets whoever has the email stop the newsletter of this account; it does not run out (N-6). */
export const unsubscribeToken = (links: SiteLinks, userId: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .sign(keyOf(links))

/** The account that a token is for; null when it is none of ours. */
export async function readUnsubscribeToken(links: SiteLinks, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(links), { audience: AUDIENCE, algorithms: ['HS256'] })
    return payload.sub ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
