import { keptTranslations, readTranslations } from '@touchline/domain/translations/translations.ts'
import {
  type TranslatableText,
  translationsRefusal,
} from '@touchline/domain/translations/translations-refusal.ts'
import { refuse } from '../graphql/errors.ts'

/**
 * The translations to store for a row with these English texts (Y-21). New translations are checked, and those of
 * texts that no longer exist are dropped.
 */
export function translationsKept(
  sent: string | null | undefined,
  stored: string | null | undefined,
  texts: readonly TranslatableText[],
): { translations?: string | null } {
  if (sent) refuse(translationsRefusal(sent, texts))
  const given = sent === undefined ? stored : sent
  if (!given) return sent === undefined ? {} : { translations: null }
  const kept = keptTranslations(readTranslations(given), texts)
  const json = Object.keys(kept).length === 0 ? null : JSON.stringify(kept)
  return json === stored ? {} : { translations: json }
}
