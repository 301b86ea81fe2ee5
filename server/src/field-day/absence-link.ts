import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubMidnight } from '@touchline/domain/club-clock.ts'
import { type LinkSubject, readLink, sealLink } from '../registrations/registration-link.ts'
import type { SiteLinks } from '../site-links.ts'

/** Used in previews at the desk, so that the link does nothing. */
export const EXAMPLE_TOKEN = 'example'

export const absencePath = (token: string): string => `/absences/${token}`

interface Place {
  registrationId: string
  /** The last day of its program, when the link expires (J-7). */
  endDate: string
}

/** The absence link for each guardian's email about a place. */
export const absencePathFor =
  (links: SiteLinks, { registrationId, endDate }: Place) =>
  async (guardianId: string): Promise<string> =>
    absencePath(
      await sealLink(links, 'absence', { registrationId, guardianId }, clubMidnight(addDays(endDate, 1))),
    )

/** The place of a token; null if it is expired, for something else, or not made by us. */
export async function readAbsenceToken(
  links: SiteLinks,
  token: string,
  now: Date,
): Promise<LinkSubject | null> {
  const read = await readLink(links, ['absence'], token, now)
  return read === 'EXPIRED' ? null : read
}
