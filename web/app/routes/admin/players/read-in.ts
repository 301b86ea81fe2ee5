import type { Language } from '@touchline/domain/languages.ts'

const NAMES: Record<Exclude<Language, 'en'>, string> = {
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
}

/** Of an answer to a text of the club: ', read in Simplified Chinese'; nothing for English, which counts (Y-5, Y-6). */
export const readIn = (language: Language | null): string =>
  language === null || language === 'en' ? '' : `, read in ${NAMES[language]}`
