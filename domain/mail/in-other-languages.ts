import type { Language } from '../languages.ts'
import { recordOf } from '../records.ts'
import { OTHER_LANGUAGES } from '../translations/translations.ts'
import { CAMPAIGN_TEXTS } from './campaign-in-language.ts'
import type { CampaignText, TranslatedCampaign } from './campaign-text.ts'

/** One of our texts together with its translations, for whoever edits it further (Y-26). */
export function inOtherLanguages(textIn: (language: Language) => CampaignText): TranslatedCampaign {
  const english = textIn('en')
  const translations = recordOf(CAMPAIGN_TEXTS, (field) =>
    recordOf(OTHER_LANGUAGES, (language) => ({ text: textIn(language)[field], english: english[field] })),
  )
  return { ...english, translations }
}
