import type { SiteLinks } from '../../site-links.ts'
import { linkToken, readLinkToken } from '../templates/link-token.ts'

/** Used in previews at the desk, so that the link unsubscribes nobody. */
export const EXAMPLE_TOKEN = 'example'

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`

/** Lets anyone with the email unsubscribe this account from the newsletter (N-6). */
export const unsubscribeToken = (links: SiteLinks, userId: string): Promise<string> =>
  linkToken(links, 'unsubscribe', userId)

/** The account of a token; null if we did not make it. */
export const readUnsubscribeToken = (links: SiteLinks, token: string): Promise<string | null> =>
  readLinkToken(links, 'unsubscribe', token)
