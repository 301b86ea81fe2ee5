import { CONSENT_TEXTS, type ConsentText } from '../registrations/consents.ts'
import { statusWord } from '../words.ts'
import { checkedRefusal } from './checked-translations.ts'
import { clubContent, type StoredSetting } from './content.ts'
import type { ConsentTexts } from './schemas/consent-texts.ts'
import { isSettingKey, readSetting, type SettingRefusal } from './settings.ts'

/**
 * Refuses a setting that a page could not show (C-2). A key that the site does not know is left to the club. `before`
 * is the row as it was, if any, and `earlier` all its former versions.
 */
export function settingRefusal(
  setting: StoredSetting,
  before: StoredSetting | null,
  earlier: readonly StoredSetting[] = [],
): SettingRefusal | null {
  const { key, value } = setting
  if (!isSettingKey(key)) return null
  const read = readSetting(key, value)
  if ('refusal' in read) return read.refusal
  if (key === 'checkedTranslations')
    return checkedRefusal(checkedIn([setting]), checkedIn(before ? [before] : []))
  if (key !== 'consents') return null
  const said = [...(before ? [before] : []), ...earlier].map((one) => clubContent([one]).content.consents)
  const shipped = clubContent([]).content.consents
  for (const texts of [...said, shipped]) {
    const refusal = versionRefusal(texts, read.value as ConsentTexts)
    if (refusal) return refusal
  }
  return null
}

const checkedIn = (rows: readonly StoredSetting[]) => clubContent(rows).content.checkedTranslations

/** Whoever agreed to a version must have read these exact words, so a changed text needs a new version (C-4). */
function versionRefusal(before: ConsentTexts, after: ConsentTexts): SettingRefusal | null {
  const isStale = (text: ConsentText) =>
    before[text].version === after[text].version &&
    JSON.stringify(before[text]) !== JSON.stringify(after[text])
  const text = CONSENT_TEXTS.find(isStale)
  if (!text) return null
  return {
    code: 'BAD_SETTING',
    field: `consents.${text}.version`,
    message: `The ${statusWord(text)} text has changed. Please give it a new version: families have agreed to ${before[text].version}.`,
  }
}
