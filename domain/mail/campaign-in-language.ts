import { LANGUAGES, type Language } from '../languages.ts'
import { recordOf } from '../records.ts'
import { OTHER_LANGUAGES, translated, translationState } from '../translations/translations.ts'
import type { TranslatableText } from '../translations/translations-refusal.ts'
import { LONGEST_BODY, LONGEST_SUBJECT, textProblems } from './campaign.ts'
import type { CampaignText, TranslatedCampaign } from './campaign-text.ts'

export const CAMPAIGN_TEXTS = ['subject', 'body'] as const

const LONGEST = { subject: LONGEST_SUBJECT, body: LONGEST_BODY }

/** The texts of an email to a group that can be translated (Y-20). */
export const campaignTexts = (text: CampaignText): TranslatableText[] =>
  CAMPAIGN_TEXTS.map((field) => ({ field, english: text[field], longest: LONGEST[field] }))

/** Whether both subject and body have a translation of the current English (Y-26). */
export const isCampaignIn = (text: TranslatedCampaign, language: Language): boolean =>
  language === 'en' ||
  campaignTexts(text).every((one) => translationState(text.translations ?? {}, one, language) === 'DONE')

/** The email for a reader of this language: entirely translated, or entirely English (Y-26). */
export function campaignIn(
  text: TranslatedCampaign,
  language: Language,
): CampaignText & { language: Language } {
  const shown = isCampaignIn(text, language) ? language : 'en'
  const { translations = {} } = text
  const inWords = recordOf(
    CAMPAIGN_TEXTS,
    (field) => translated(translations, { field, english: text[field] }, shown).text,
  )
  return { ...inWords, language: shown }
}

/** What keeps the email from going out, by field: 'body', or 'translations.body.zh-Hans'. */
export function campaignProblems(text: TranslatedCampaign): Record<string, string> {
  const others = OTHER_LANGUAGES.filter((language) => isCampaignIn(text, language)).flatMap((language) =>
    Object.entries(textProblems(campaignIn(text, language))).map(
      ([field, problem]) => [`translations.${field}.${language}`, problem] as const,
    ),
  )
  return { ...textProblems(text), ...Object.fromEntries(others) }
}

/** How many receivers read each language (Y-26). */
export const countByLanguage = (receivers: readonly { language: Language }[]): Record<Language, number> =>
  recordOf(LANGUAGES, (language) => receivers.filter((one) => one.language === language).length)
