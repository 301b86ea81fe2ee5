import type { Language } from '../languages.ts'
import type { OtherLanguage } from '../translations/translations.ts'

/** The part of an account line that names its program. */
export interface ProgramNamed {
  programName: string | null
  /** The club's translation, if it matches the current English (Y-20). */
  programNameIn?: Partial<Record<OtherLanguage, string>> | null
}

/** The line for a reader: the program by the club's translation, or by its English name (Y-24). */
export function programNamed<Line extends ProgramNamed>(line: Line, language: Language): Line {
  const name = language === 'en' ? undefined : line.programNameIn?.[language]
  return name === undefined ? line : { ...line, programName: name }
}
