import { isTranslated, type Language, pathIn } from './languages.ts'

/**
 * The address for a reader of this language: the page in it, or the English one if it is not translated. The server's
 * own pages that emails link to exist in every language (Y-14).
 */
export const addressIn = (language: Language, path: string): string =>
  isTranslated(path) ? pathIn(language, path) : path
