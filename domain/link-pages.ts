import { isTranslated, type Language, pathIn } from './languages.ts'

/** Pages of the server's own that a link of an email leads to, in every language (Y-14); browsers need not know of them. */
const LINK_PAGES = ['/absences/', '/offers/', '/opening-notices/', '/unsubscribe/']

/** Where somebody who reads this language is led: to the page in it, or in English where it is in no other. */
export const addressIn = (language: Language, path: string): string =>
  isTranslated(path) || LINK_PAGES.some((start) => path.startsWith(start)) ? pathIn(language, path) : path
