import { LANGUAGE } from '../languages/language.ts'

/** What a page in another language asks of a program besides its fields; an English one asks for nothing more. */
export const TRANSLATED = LANGUAGE === 'en' ? '' : 'translated'

/** A program as it was sent: with its texts in other languages as JSON, as far as the club has translated them (Y-20). */
export type SentInLanguages<Program> = Program & { translated?: string | null }

/** The same with its texts in the language of the page, and in English where that has none. */
export function programInLanguage<Program>({
  translated,
  ...program
}: SentInLanguages<Program>): Omit<SentInLanguages<Program>, 'translated'> {
  return LANGUAGE === 'en' || !translated ? program : { ...program, ...JSON.parse(translated)[LANGUAGE] }
}
