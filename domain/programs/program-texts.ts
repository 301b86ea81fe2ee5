import { LONGEST_TEXT } from '../models/inputs.ts'
import type { TranslatableText } from '../translations/translations-refusal.ts'

/** The texts of a program that families read in the club's own words. */
export const PROGRAM_TEXTS = ['name', 'description', 'location'] as const

type ProgramTexts = { [Field in (typeof PROGRAM_TEXTS)[number]]?: string | null | undefined }

/** The texts that a program actually has; each can be translated (Y-20). */
export const programTexts = (program: ProgramTexts): TranslatableText[] =>
  PROGRAM_TEXTS.flatMap((field) => {
    const english = program[field]
    return english ? [{ field, english, longest: LONGEST_TEXT }] : []
  })
