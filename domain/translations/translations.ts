import { LANGUAGES, type Language } from '../languages.ts'

export type OtherLanguage = Exclude<Language, 'en'>

/** The languages into which the club's own words can be translated. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = LANGUAGES.filter((language) => language !== 'en')

/** A text in another language, and the English it was made from. */
export interface Translation {
  text: string
  english: string
}

/** The translations of one row, by field name. */
export type Translations = Readonly<Record<string, Partial<Record<OtherLanguage, Translation>>>>

/** Parses a row's stored JSON; empty if nothing has been translated. */
export const readTranslations = (json: string | null | undefined): Translations =>
  json ? JSON.parse(json) : {}

export type TranslationState = 'MISSING' | 'CHANGED' | 'DONE'

/** A field of a row with its current English text. */
export interface OwnText {
  field: string
  english: string
}

/** A translation is only valid for the English it was made from (Y-20). */
export function translationState(
  translations: Translations,
  { field, english }: OwnText,
  language: OtherLanguage,
): TranslationState {
  const made = translations[field]?.[language]
  if (!made) return 'MISSING'
  return made.english === english ? 'DONE' : 'CHANGED'
}

/** A text as a reader of a language sees it: English unless there is a valid translation (Y-20). */
export function translated(
  translations: Translations,
  { field, english }: OwnText,
  language: Language,
): { text: string; language: Language } {
  const isDone = language !== 'en' && translationState(translations, { field, english }, language) === 'DONE'
  const text = isDone ? translations[field]?.[language]?.text : undefined
  return text === undefined ? { text: english, language: 'en' } : { text, language }
}

/** How many texts have no translation into a language, and how many have one of an older English (Y-22). */
export function translationCounts(
  translations: Translations,
  texts: readonly OwnText[],
  language: OtherLanguage,
): { missing: number; changed: number } {
  const states = texts.map((text) => translationState(translations, text, language))
  const count = (state: TranslationState) => states.filter((one) => one === state).length
  return { missing: count('MISSING'), changed: count('CHANGED') }
}

/** Adds a translation of the current English, or removes it if the text is empty. */
export function withTranslation(
  translations: Translations,
  { field, english }: OwnText,
  language: OtherLanguage,
  text: string,
): Translations {
  const { [language]: _before, ...others } = translations[field] ?? {}
  const trimmed = text.trim()
  return {
    ...translations,
    [field]: trimmed ? { ...others, [language]: { text: trimmed, english } } : others,
  }
}

/** Drops translations of texts that no longer exist, and puts the others in the order of the texts (Y-21). */
export function keptTranslations(
  translations: Translations,
  texts: readonly Pick<OwnText, 'field'>[],
): Translations {
  const kept = texts.flatMap(({ field }) => {
    const made = translations[field]
    return made && Object.keys(made).length > 0 ? [[field, made] as const] : []
  })
  return Object.fromEntries(kept)
}
