import type { SiteLinks } from '../../site-links.ts'
import { linkToken, readLinkToken } from '../templates/link-token.ts'

/** Stands where an email is only shown to the desk: a tap on it stops nobody's newsletter. */
export const EXAMPLE_TOKEN = 'example'

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`

/** Lets whoever has the email stop the newsletter of this account (N-6). */
export const unsubscribeToken = (links: SiteLinks, userId: string): Promise<string> =>
  linkToken(links, 'unsubscribe', userId)

/** The account that a token is for; null when it is none of ours. */
export const readUnsubscribeToken = (links: SiteLinks, token: string): Promise<string | null> =>
  readLinkToken(links, 'unsubscribe', token)
