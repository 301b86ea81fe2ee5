import type { Language } from './languages.ts'
import type { AsIn, Whole } from './same-texts.ts'

/**
 * The texts of a feature by the reader's language, where one program writes to all of them, as the server does in emails. A
 * text that is missing in a language, or left over, does not compile (Y-4).
 */
export function inEveryLanguage<
  English,
  Hans extends Whole<English, Hans>,
  Hant extends Whole<English, Hant>,
>(english: English & AsIn<English>, hans: Hans, hant: Hant): (language: Language) => AsIn<English> {
  const texts: Record<Language, AsIn<English>> = { en: english, 'zh-Hans': hans, 'zh-Hant': hant }
  return (language) => texts[language]
}
