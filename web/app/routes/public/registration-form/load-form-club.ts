import { areChecked } from '@touchline/domain/club/checked-translations.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { englishConsents } from '../../../club/english-consents.ts'
import { loadClub } from '../../../club/load-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { ASKED_CONSENTS } from '../../../registrations/asked-consents.ts'
import { loadPrograms } from '../../../registrations/load-programs.ts'
import { siteContext } from '../../../site.ts'

/** What the form says of the club, and what it can be filled in for. */
export async function loadFormClub({ context }: LoaderFunctionArgs) {
  const { today } = context.get(siteContext)
  const [{ consents, checkedTranslations, contact, field, facts, season, payment }, programs] =
    await Promise.all([loadClub(context), loadPrograms(context)])
  const english = await englishConsents(consents, context)
  const isTranslationChecked = areChecked(checkedTranslations, LANGUAGE, ASKED_CONSENTS)
  return { consents, english, isTranslationChecked, contact, field, facts, season, payment, programs, today }
}
