import type { SiteLinks } from '../site-links.ts'
import { type LinkRight, type LinkSubject, readLink, sealLink } from './registration-link.ts'

/** What an email about a place in a full program lets one do: answer the offer it tells of, or leave the line it tells of. */
export type OfferRight = Extract<LinkRight, 'offer' | 'line'>

export const offerPath = (token: string): string => `/offers/${token}`

/** Longer than any season that one could wait for. */
const LINE_DAYS = 365

/** Lets whoever has the email answer the offer, for as long as it is open. */
export const offerToken = (links: SiteLinks, subject: LinkSubject, expiresAt: Date): Promise<string> =>
  sealLink(links, 'offer', subject, expiresAt)

/** Lets whoever has the email leave the waiting list, and do nothing else. */
const lineToken = (links: SiteLinks, subject: LinkSubject, now: Date): Promise<string> =>
  sealLink(links, 'line', subject, new Date(now.getTime() + LINE_DAYS * 86_400_000))

/** Where each guardian's email about the waiting list leads. */
export const linePath =
  (links: SiteLinks, registrationId: string, now: Date) =>
  async (guardianId: string): Promise<string> =>
    offerPath(await lineToken(links, { registrationId, guardianId }, now))

export interface ReadToken extends LinkSubject {
  right: OfferRight
}

/** What a token is for; 'EXPIRED' with its offer, null when it is none of ours. */
export const readOfferToken = (
  links: SiteLinks,
  token: string,
  now: Date,
): Promise<ReadToken | 'EXPIRED' | null> => readLink<OfferRight>(links, ['offer', 'line'], token, now)
