import type { SiteLinks } from '../site-links.ts'
import { type LinkRight, type LinkSubject, readLink, sealLink } from './registration-link.ts'

/** What a link about a full program allows: answering an offer, or leaving the waiting list. */
export type OfferRight = Extract<LinkRight, 'offer' | 'line'>

export const offerPath = (token: string): string => `/offers/${token}`

/** Longer than anybody could wait for a season. */
const LINE_DAYS = 365

/** Lets anyone with the email answer the offer while it is open. */
export const offerToken = (links: SiteLinks, subject: LinkSubject, expiresAt: Date): Promise<string> =>
  sealLink(links, 'offer', subject, expiresAt)

/** Lets anyone with the email leave the waiting list, and nothing else. */
const lineToken = (links: SiteLinks, subject: LinkSubject, now: Date): Promise<string> =>
  sealLink(links, 'line', subject, new Date(now.getTime() + LINE_DAYS * 86_400_000))

/** The waiting-list link for each guardian's email. */
export const linePath =
  (links: SiteLinks, registrationId: string, now: Date) =>
  async (guardianId: string): Promise<string> =>
    offerPath(await lineToken(links, { registrationId, guardianId }, now))

export interface ReadToken extends LinkSubject {
  right: OfferRight
}

/** What a token allows; 'EXPIRED' with its offer, null if we did not make it. */
export const readOfferToken = (
  links: SiteLinks,
  token: string,
  now: Date,
): Promise<ReadToken | 'EXPIRED' | null> => readLink<OfferRight>(links, ['offer', 'line'], token, now)
