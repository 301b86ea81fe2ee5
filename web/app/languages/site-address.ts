import { isTranslated, pathIn } from '@touchline/domain/languages.ts'
import { LANGUAGE } from './language.ts'

/** The address of a page in the language of this build, or in English if it exists in no other (Y-1). */
export const addressOf = (to: string): string =>
  LANGUAGE !== 'en' && isTranslated(to) ? pathIn(LANGUAGE, to) : to

/** The address of a calendar, which exists in every language (Y-29). */
export const feedOf = (feed: string): string => (LANGUAGE === 'en' ? feed : pathIn(LANGUAGE, feed))

/**
 * Whether this build has the page; other pages load another build. The first condition is a constant, so that the
 * English build drops the rest.
 */
export const isInBuild = (to: string): boolean => LANGUAGE === 'en' || isTranslated(to)
