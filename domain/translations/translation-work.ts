import { addDays } from '../calendar-day.ts'
import { type StoredSetting, storedSettings } from '../club/content.ts'
import { ownTexts, TRANSLATED_SETTINGS, type TranslatedSetting } from '../club/own-texts.ts'
import type { ClubSettings } from '../club/settings.ts'
import { programTexts } from '../programs/program-texts.ts'
import { OTHER_LANGUAGES, readTranslations, type Translations, translationCounts } from './translations.ts'
import type { TranslatableText } from './translations-refusal.ts'

export type TranslatedKind = 'program' | TranslatedSetting

/** Something the club has written, with all its texts: a program, a question, a post. */
export interface WrittenItem {
  kind: TranslatedKind
  /** The id of the program, or of the item within its setting. */
  id: string
  title: string
  texts: TranslatableText[]
  /** The translations of its whole row, which may include other items of the setting. */
  translations: Translations
}

interface WrittenProgram {
  id: string
  name: string
  description: string | null
  location: string | null
  endDate: string
  translations: string | null
}

interface Written {
  programs: readonly WrittenProgram[]
  /** Published settings, and drafts of news. */
  settings: readonly StoredSetting[]
  today: string
}

/** Whether families read this setting, or will (Y-28). */
export const isWritten = ({ key, published }: { key: string; published: boolean }): boolean =>
  published || key === 'newsDrafts'

/** Families rarely read posts older than this. */
const DAYS_OF_NEWS = 90

/**
 * Everything that is still read, item by item (Y-22). What has ended, and what ships in every language, needs no work.
 */
export function translationWork({ programs, settings, today }: Written): WrittenItem[] {
  return [
    ...programs.filter(({ endDate }) => endDate >= today).map(programItem),
    ...TRANSLATED_SETTINGS.flatMap((key) => settingItems(key, settings, today)),
  ]
}

const programItem = (program: WrittenProgram): WrittenItem => ({
  kind: 'program',
  id: program.id,
  title: program.name,
  texts: programTexts(program),
  translations: readTranslations(program.translations),
})

function settingItems(key: TranslatedSetting, rows: readonly StoredSetting[], today: string): WrittenItem[] {
  const row = rows.find((one) => one.key === key)
  // The shipped questions have answers in every language until the club changes them (Y-3).
  if (!row && key === 'faq') return []
  // A draft may still have empty texts.
  const texts = ownTexts(key, currentOnly(key, storedSettings(rows), today)).filter(
    ({ english }) => english.trim() !== '',
  )
  const translations = readTranslations(row?.translations)
  const ids = [...new Set(texts.map(({ field }) => itemOf(field)))]
  return ids.map((id) => {
    const own = texts.filter(({ field }) => itemOf(field) === id)
    return { kind: key, id, title: own[0]?.english ?? '', texts: own, translations }
  })
}

/** 'rain.answer' → 'rain'; a setting with a single text is an item by itself. */
const itemOf = (field: string): string => field.split('.', 1).join()

function currentOnly<Key extends TranslatedSetting>(
  key: Key,
  settings: ClubSettings,
  today: string,
): ClubSettings[Key] {
  const { events, news } = settings
  const current: ClubSettings = {
    ...settings,
    events: events.filter(({ date, endDate }) => (endDate ?? date) >= today),
    news: news.filter(({ date }) => date >= addDays(today, -DAYS_OF_NEWS)),
  }
  return current[key]
}

/** Whether any of it still has to be translated or looked at again. */
export const isUnfinished = ({ texts, translations }: WrittenItem): boolean =>
  OTHER_LANGUAGES.some((language) => {
    const { missing, changed } = translationCounts(translations, texts, language)
    return missing + changed > 0
  })
