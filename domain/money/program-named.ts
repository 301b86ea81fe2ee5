import type { Language } from '../languages.ts'
import type { OtherLanguage } from '../translations/translations.ts'

/** What a line of an account says of its program. */
export interface ProgramNamed {
  programName: string | null
  /** As the club has translated it, where that counts for the English of now (Y-20). */
  programNameIn?: Partial<Record<OtherLanguage, string>> | null
}

/** The line as a reader of a language has it: the program by the club's translation, or by its English name (Y-24). */
export function programNamed<Line extends ProgramNamed>(line: Line, language: Language): Line {
  const name = language === 'en' ? undefined : line.programNameIn?.[language]
  return name === undefined ? line : { ...line, programName: name }
}
