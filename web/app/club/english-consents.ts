import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { RouterContextProvider } from 'react-router'
import { LANGUAGE } from '../languages/language.ts'
import { siteContext } from '../site.ts'

/**
 * The English texts, which are the binding ones; null where the page shows them anyway, as it does where the club has
 * written its own (Y-3, Y-5).
 */
export async function englishConsents(
  consents: ConsentTexts,
  context: Readonly<RouterContextProvider>,
): Promise<ConsentTexts | null> {
  if (LANGUAGE === 'en') return null
  const written = (await context.get(siteContext).clubSource()).content.consents
  return written === consents ? null : written
}
