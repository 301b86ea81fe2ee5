import type { Language } from '@touchline/domain/languages.ts'

const NAMES: Record<Language, string> = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' }

/** Each language in its own name. */
export const languageName = (language: Language): string => NAMES[language]
