import type { Language } from '../languages.ts'
import { recordOf } from '../records.ts'
import { CONSENT_TEXTS, type ConsentText } from '../registrations/consents.ts'
import { defaultConsents } from './defaults/consent-texts.ts'
import { RULES_VERSION } from './rules-and-disclaimer.ts'
import type { BindingText, CheckedTranslations } from './schemas/checked-translations.ts'
import type { SettingRefusal } from './settings.ts'

/** The current versions of the shipped texts, which are the ones that have translations. */
export const BINDING_VERSIONS: Record<BindingText, string> = {
  RULES: RULES_VERSION,
  ...recordOf(CONSENT_TEXTS, (text: ConsentText) => defaultConsents[text].version),
}

/** Whether a person has checked these texts in a language, in their current versions (Y-12). */
export const areChecked = (
  checked: CheckedTranslations,
  language: Language,
  texts: readonly BindingText[],
): boolean =>
  texts.every((text) =>
    checked.some(
      (one) => one.text === text && one.language === language && one.version === BINDING_VERSIONS[text],
    ),
  )

/**
 * Only the current version can be marked as checked. Older ones that were checked in their time stay on the list
 * (Y-12).
 */
export function checkedRefusal(
  after: CheckedTranslations,
  before: CheckedTranslations,
): SettingRefusal | null {
  const isKnown = (one: CheckedTranslations[number]) =>
    one.version === BINDING_VERSIONS[one.text] ||
    before.some(
      ({ text, language, version }) =>
        text === one.text && language === one.language && version === one.version,
    )
  const wrong = after.findIndex((one) => !isKnown(one))
  const one = after[wrong]
  if (!one) return null
  return {
    code: 'BAD_SETTING',
    field: `checkedTranslations.${wrong}.version`,
    message: `The text in use now is version ${BINDING_VERSIONS[one.text]}. Please check that one.`,
  }
}
