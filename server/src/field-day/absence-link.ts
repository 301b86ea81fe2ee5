import { addDays } from '@touchline/domain/calendar-day.ts'
import { clubMidnight } from '@touchline/domain/club-clock.ts'
import { type LinkSubject, readLink, sealLink } from '../registrations/registration-link.ts'
import type { SiteLinks } from '../site-links.ts'

/** Stands where an email is only shown to the desk: a tap on it says nothing about anybody. */
export const EXAMPLE_TOKEN = 'example'

export const absencePath = (token: string): string => `/absences/${token}`

interface Place {
  registrationId: string
  /** Of its program: the link ends with it (J-7). */
  endDate: string
}

/** Where each guardian's email about a place leads to say that the child cannot come. */
export const absencePathFor =
  (links: SiteLinks, { registrationId, endDate }: Place) =>
  async (guardianId: string): Promise<string> =>
    absencePath(
      await sealLink(links, 'absence', { registrationId, guardianId }, clubMidnight(addDays(endDate, 1))),
    )

/** The place that a token is for; null when it is none of ours, for something else, or its time is over. */
export async function readAbsenceToken(
  links: SiteLinks,
  token: string,
  now: Date,
): Promise<LinkSubject | null> {
  const read = await readLink(links, ['absence'], token, now)
  return read === 'EXPIRED' ? null : read
}
