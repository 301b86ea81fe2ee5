import type { LoaderFunctionArgs } from 'react-router'
import { loadClub } from '../../../club/load-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { loadPrograms } from '../../../registration/load-programs.ts'
import { siteContext } from '../../../site.ts'

/** What the form says of the club, and what it can be filled in for. */
export async function loadFormClub({ context }: LoaderFunctionArgs) {
  const { clubSource, today } = context.get(siteContext)
  const [{ consents, contact, field, facts, season, payment }, programs] = await Promise.all([
    loadClub(context),
    loadPrograms(context),
  ])
  const written = LANGUAGE === 'en' ? consents : (await clubSource()).content.consents
  /** The texts that count; null where the form shows those, as wherever the club has written its own (Y-3, Y-5). */
  const english = written === consents ? null : written
  return { consents, english, contact, field, facts, season, payment, programs, today }
}
