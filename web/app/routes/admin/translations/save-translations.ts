import { storedSettings } from '@touchline/domain/club/content.ts'
import type { TranslatedSetting } from '@touchline/domain/club/own-texts.ts'
import { isWritten, type TranslatedKind } from '@touchline/domain/translations/translation-work.ts'
import {
  type OtherLanguage,
  type OwnText,
  readTranslations,
  withTranslation,
} from '@touchline/domain/translations/translations.ts'
import { loadRow } from '../../../data/get-one.ts'
import type { Request } from '../../../data/request.ts'
import { updateRow } from '../../../data/write-row.ts'
import { keepTranslations, keptSetting } from '../../../desk/club-setting.ts'
import { conflictOf } from '../../../desk/conflict.ts'

/** A text in one language, translated from the English that was on the screen. */
export interface Edit extends OwnText {
  language: OtherLanguage
  text: string
}

interface ToSave {
  kind: TranslatedKind
  id: string
  edits: readonly Edit[]
}

const MOST_TRIES = 3

/**
 * Saves the typed texts over the current row: others may have translated other texts of it, or changed its English, in
 * the meantime. A translation remembers the English it was made from, so an outdated one is recognized (Y-20).
 */
export async function saveTranslations(request: Request, toSave: ToSave): Promise<void> {
  const save = () => (toSave.kind === 'program' ? saveProgram(request, toSave) : saveSetting(request, toSave))
  for (let tries = 1; ; tries += 1)
    try {
      return await save()
    } catch (error) {
      if (tries === MOST_TRIES || !conflictOf(error)) throw error
    }
}

const edited = (json: string | null | undefined, edits: readonly Edit[]): string =>
  JSON.stringify(
    edits.reduce(
      (made, { language, text, ...own }) => withTranslation(made, own, language, text),
      readTranslations(json),
    ),
  )

async function saveProgram(request: Request, { id, edits }: ToSave): Promise<void> {
  const row = await loadRow(request, 'Program', id)
  if (!row) throw new Error('This program no longer exists.')
  const translations = edited(row.translations as string | null, edits)
  await updateRow(request, 'Program', { id, _version: row._version, translations })
}

/** A setting that nobody has changed yet is saved with its shipped default. */
async function saveSetting(request: Request, { kind, edits }: ToSave): Promise<void> {
  const key = kind as TranslatedSetting
  const row = await keptSetting(request, key)
  const value = row && isWritten(row) ? row.value : JSON.stringify(storedSettings([])[key])
  await keepTranslations(request, { key, over: row, value, translations: edited(row?.translations, edits) })
}
