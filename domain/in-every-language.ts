import type { Language } from './languages.ts'
import type { AsIn, Whole } from './same-texts.ts'

/**
 * A feature's texts in the reader's language, for code that writes to readers of every language, such as the server's
 * emails. A text that is missing in a language, or extra, does not compile (Y-4).
 */
export function inEveryLanguage<
  English,
  Hans extends Whole<English, Hans>,
  Hant extends Whole<English, Hant>,
>(english: English & AsIn<English>, hans: Hans, hant: Hant): (language: Language) => AsIn<English> {
  const texts: Record<Language, AsIn<English>> = { en: english, 'zh-Hans': hans, 'zh-Hant': hant }
  return (language) => texts[language]
}
