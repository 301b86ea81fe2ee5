import type { Language } from '@touchline/domain/languages.ts'

const NAMES: Record<Language, string> = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' }

/** Each as its readers call it. */
export const languageName = (language: Language): string => NAMES[language]
