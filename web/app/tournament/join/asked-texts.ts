import { areChecked } from '@touchline/domain/club/checked-translations.ts'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { TournamentKind } from '@touchline/domain/tournament/kind.ts'
import type { RouterContextProvider } from 'react-router'
import { englishConsents } from '../../club/english-consents.ts'
import { loadClub } from '../../club/load-club.ts'
import { LANGUAGE } from '../../languages/language.ts'
import { ASKED_CONSENTS } from '../../registrations/asked-consents.ts'

/** The consents for joining, and their binding wording. */
export interface AskedTexts {
  texts: ConsentTexts
  /** The binding English texts, if the others are a translation (Y-5). */
  english: ConsentTexts | null
  isTranslationChecked: boolean
}

/** The fun day has its own consent; any other tournament asks for the same as every program. */
export async function loadAskedTexts(
  context: Readonly<RouterContextProvider>,
  kind: TournamentKind,
): Promise<AskedTexts> {
  const { consents, checkedTranslations } = await loadClub(context)
  const shown = kind === 'FUN_DAY' ? (['FUN_DAY_WAIVER'] as const) : ASKED_CONSENTS
  return {
    texts: consents,
    english: await englishConsents(consents, context),
    isTranslationChecked: areChecked(checkedTranslations, LANGUAGE, shown),
  }
}
