import type { Language } from '../languages.ts'
import {
  OTHER_LANGUAGES,
  type OtherLanguage,
  readTranslations,
  translated,
} from '../translations/translations.ts'
import { type StoredSetting, storedSettings } from './content.ts'
import { isTranslatedSetting, ownTexts, storedTexts, type TranslatedSetting, withTexts } from './own-texts.ts'
import type { StatusStrip } from './schemas/status-strip.ts'
import type { ClubContent, ClubSettings } from './settings.ts'

/** A setting as it reads in a language. Texts without a valid translation stay in English (Y-20). */
export function rowInLanguage(row: StoredSetting, language: Language): StoredSetting {
  const { key, translations } = row
  if (!translations || !isTranslatedSetting(key)) return row
  const made = readTranslations(translations)
  const shown = withTexts(
    key,
    storedSettings([row])[key],
    (field, english) => translated(made, { field, english }, language).text,
  )
  return { ...row, value: JSON.stringify(shown) }
}

/** Matches English words of the club inside a text: a run longer than a name. */
export const QUOTED = /([A-Za-z’']+[ ,.]+){5}/

/**
 * A setting of `content` with translated texts taken from `here`, where the fields are already filled in with words of
 * that language. A text that quotes the club's English words stays in English as a whole (Y-3).
 */
export function translatedSetting<Key extends TranslatedSetting>(
  key: Key,
  {
    content,
    here,
    rows,
    language,
  }: { content: ClubContent; here: ClubContent; rows: readonly StoredSetting[]; language: Language },
): ClubSettings[Key] {
  const row = rows.find((one) => one.key === key)
  const made = readTranslations(row?.translations)
  const done = new Set(
    (row?.translations ? storedTexts(row) : [])
      .filter((text) => translated(made, text, language).language === language)
      .map(({ field }) => field),
  )
  if (done.size === 0) return content[key]
  const texts = new Map(ownTexts(key, here[key]).map(({ field, english }) => [field, english]))
  return withTexts(key, content[key], (field, english) => {
    const text = done.has(field) ? texts.get(field) : undefined
    return text === undefined || QUOTED.test(text) ? english : text
  })
}

/** Translates the announcement at the top of every page, if the club wrote it by hand and has translated it. */
export function stripInLanguage(
  strip: StatusStrip,
  rows: readonly StoredSetting[],
  language: Language,
): StatusStrip {
  const row = rows.find(({ key }) => key === 'statusStrip')
  if (!strip || !row?.translations) return strip
  const { text } = translated(
    readTranslations(row.translations),
    { field: 'message', english: strip.message },
    language,
  )
  return { ...strip, message: text }
}

/** The strip with all its translations, as sent to pages in every language. */
export type ShownStrip =
  | (NonNullable<StatusStrip> & { translated?: Partial<Record<OtherLanguage, string>> })
  | null

export function shownStrip(strip: StatusStrip, rows: readonly StoredSetting[]): ShownStrip {
  const others = OTHER_LANGUAGES.flatMap((language) => {
    const message = stripInLanguage(strip, rows, language)?.message
    return message === undefined || message === strip?.message ? [] : [[language, message] as const]
  })
  return strip && others.length > 0 ? { ...strip, translated: Object.fromEntries(others) } : strip
}
