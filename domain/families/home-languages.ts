import { LANGUAGES, type Language } from '../languages.ts'
import type { Refusal } from '../refusal.ts'

/** Languages that families of the club speak at home, each in its own name. The value is a language tag. */
export const HOME_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'zh-Hant', label: '繁體中文' },
  { value: 'zh-Hans', label: '简体中文' },
  { value: 'pa', label: 'ਪੰਜਾਬੀ' },
  { value: 'ko', label: '한국어' },
  { value: 'ja', label: '日本語' },
  { value: 'vi', label: 'Tiếng Việt' },
  { value: 'tl', label: 'Tagalog' },
  { value: 'fa', label: 'فارسی' },
  { value: 'ar', label: 'العربية' },
  { value: 'es', label: 'Español' },
  { value: 'pt', label: 'Português' },
] as const

/** null if there is no preference, or the language is on the list (Y-10). */
export function homeLanguageRefusal(language: unknown): Refusal<'BAD_LANGUAGE'> | null {
  if (language == null || HOME_LANGUAGES.some(({ value }) => value === language)) return null
  const tags = HOME_LANGUAGES.map(({ value }) => value).join(', ')
  return { code: 'BAD_LANGUAGE', field: 'language', message: `Choose one of ${tags}.` }
}

/** The site language in which to write to somebody: their own, or English if the site does not have it (Y-10). */
export const languageToRead = (home: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === home) ?? 'en'
