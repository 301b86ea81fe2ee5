import type { Language } from '@touchline/domain/languages.ts'

/** The language of this build. */
export const LANGUAGE: Language = 'zh-Hans'
