import { LANGUAGE } from '../languages/language.ts'

/** The field that a translated page requests of a program; an English page requests nothing more. */
export const TRANSLATED = LANGUAGE === 'en' ? '' : 'translated'

/** A program as the service sends it: with its translations as JSON, as far as the club has made them (Y-20). */
export type SentInLanguages<Program> = Program & { translated?: string | null }

/** The same with its texts in the language of the page, or in English where a translation is missing. */
export function programInLanguage<Program>({
  translated,
  ...program
}: SentInLanguages<Program>): Omit<SentInLanguages<Program>, 'translated'> {
  return LANGUAGE === 'en' || !translated ? program : { ...program, ...JSON.parse(translated)[LANGUAGE] }
}
