import { isTranslated, type Language, pathIn } from './languages.ts'

/**
 * Where somebody who reads this language is led: to the page in it, or in English where it is in no other. Pages of the
 * server's own that a link of an email leads to are in every language (Y-14).
 */
export const addressIn = (language: Language, path: string): string =>
  isTranslated(path) ? pathIn(language, path) : path
