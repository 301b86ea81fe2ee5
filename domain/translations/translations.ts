import { LANGUAGES, type Language } from '../languages.ts'

export type OtherLanguage = Exclude<Language, 'en'>

/** What the club's own words can be translated into. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = LANGUAGES.filter((language) => language !== 'en')

/** A text in another language, and the English it was made from. */
export interface Translation {
  text: string
  english: string
}

/** Those of one row, by the name of the field. */
export type Translations = Readonly<Record<string, Partial<Record<OtherLanguage, Translation>>>>

/** What a row keeps as JSON; nothing has been translated where there is none. */
export const readTranslations = (json: string | null | undefined): Translations =>
  json ? JSON.parse(json) : {}

export type TranslationState = 'MISSING' | 'CHANGED' | 'DONE'

/** The field of a row, and what it says in English now. */
export interface OwnText {
  field: string
  english: string
}

/** A translation counts for the English it was made from, and for no other (Y-20). */
export function translationState(
  translations: Translations,
  { field, english }: OwnText,
  language: OtherLanguage,
): TranslationState {
  const made = translations[field]?.[language]
  if (!made) return 'MISSING'
  return made.english === english ? 'DONE' : 'CHANGED'
}

/** A text as a reader of a language sees it: English, where there is no translation that counts (Y-20). */
export function translated(
  translations: Translations,
  { field, english }: OwnText,
  language: Language,
): { text: string; language: Language } {
  const isDone = language !== 'en' && translationState(translations, { field, english }, language) === 'DONE'
  const text = isDone ? translations[field]?.[language]?.text : undefined
  return text === undefined ? { text: english, language: 'en' } : { text, language }
}

/** How many texts are not translated into a language, and how many were before their English changed (Y-22). */
export function translationCounts(
  translations: Translations,
  texts: readonly OwnText[],
  language: OtherLanguage,
): { missing: number; changed: number } {
  const states = texts.map((text) => translationState(translations, text, language))
  const count = (state: TranslationState) => states.filter((one) => one === state).length
  return { missing: count('MISSING'), changed: count('CHANGED') }
}

/** With one text more, or less: an empty one is none. What was made from another English is made from this one now. */
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

/** Without those of texts that are no longer there, and in the order of the texts (Y-21). */
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
