import * as z from 'zod'
import { fieldProblem } from '../club/text-fields.ts'
import { type Complaint, parseJson, plainWords, refusalOf } from '../complaints.ts'
import type { Refusal } from '../refusal.ts'
import { OTHER_LANGUAGES, type OwnText, type Translations } from './translations.ts'

/** A translatable text and its maximum length, which is that of the English (Y-21). */
export interface TranslatableText extends OwnText {
  longest: number
  /** Whether fields such as {{priceOnce}} are filled in. */
  hasFields?: boolean
}

const translation = z.strictObject({
  text: z.string().trim().min(1, 'Please fill this in.'),
  english: z.string(),
})

const schema = z.record(z.string(), z.partialRecord(z.enum(OTHER_LANGUAGES), translation))

/**
 * null when every translation belongs to an existing text, is in a language of the site, and is not too long (Y-21).
 */
export function translationsRefusal(
  json: string,
  texts: readonly TranslatableText[],
): Refusal<'BAD_TRANSLATIONS'> | null {
  const read = schema.safeParse(parseJson(json), { error: plainWords })
  const complaints = read.success ? complaintsAbout(read.data, texts) : read.error.issues
  return complaints.length > 0 ? refusalOf('BAD_TRANSLATIONS', 'translations', complaints) : null
}

function complaintsAbout(translations: Translations, texts: readonly TranslatableText[]): Complaint[] {
  return Object.entries(translations).flatMap(([name, made]) => {
    const text = texts.find(({ field }) => field === name)
    if (!text) return [{ path: [name], message: 'There is no such text.' }]
    return Object.entries(made).flatMap(([language, { text: words, english }]) => {
      // The stored English has to respect the limit as well.
      const message = problemOf(words, text) ?? tooLong(english, text)
      return message ? [{ path: [name, language], message }] : []
    })
  })
}

function problemOf(words: string, { longest, hasFields }: TranslatableText): string | null {
  return tooLong(words, { longest }) ?? (hasFields ? fieldProblem(words) : null)
}

const tooLong = (words: string, { longest }: Pick<TranslatableText, 'longest'>): string | null =>
  words.length > longest ? `This is too long: at most ${longest} characters.` : null

/** Checks one text typed into a form; null when it can be saved. */
export const translationProblem = (words: string, text: TranslatableText): string | null =>
  problemOf(words.trim(), text)
